/** 结果页的成套海报：各语言一次画好，随打包和发布走。 */
export const pictureSet = {
  makeOne: "画好这一张，随打包和发布带上",
  make: "{{count}} 种语言一次画好，随打包和发布带上",
  asked: "开始绘制，可以先去忙别的",
  made: "画好的海报和组图",
  goesAlong: "打包下载和发帖时，各语言会带上最新的一套，排在照片前面；A4 版只进打包。",
  count_one: "{{count}} 张",
  count_other: "{{count}} 张",
  outdated: "房源信息后来改过，这一套不再带上，请重新绘制。",
  coverAlt: "{{template}}海报，{{language}}",
  removeTitle: "删除这一套？",
  removed: "已删除",
};
