/** What a portal puts behind a value for the visitor to press: "70年 查看说明", "王小明 举报". */

/** Behind a blank also what might end a value's own words; "可提前预约查看" is a value of its own. */
const TRAILING_LINKS =
  /(?:\s?(?:举报|舉報|纠错|复制|展开|收起|(?:点击)?查看(?:详情|更多|全部|全文|说明|解读|解释|地图|位置)|(?<![约可时前来])查看)|\s(?:收藏|分享|关注|反馈|投诉|(?:点击)?查看\p{Script=Han}{1,4})){1,4}$/u;

/** A printed value without the links behind it. */
export const withoutLinks = (value: string): string => value.trimEnd().replace(TRAILING_LINKS, "");
