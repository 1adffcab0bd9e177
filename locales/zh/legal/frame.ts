/** 法律文件页面上的固定文字。 */
export const frame = {
  updated: "版本日期：{{date}}",
  summary: "要点",
  contents: "目录",
  contact: "联系我们",
  unset: "运营者尚未公布联系方式。",
  switchTo: "English",
  switchLabel: "Switch to English",
  seeAlso: "另见",
  skip: "跳到正文",
  sources:
    "地名数据来自 {{geonames}}（{{licence}}），有删选、简化与合并。汉字转换用 Open Chinese Convert（Apache-2.0）。",
};
