/** Baijiahao 百家号: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "baijiahao",
  name: { zh: "百家号", en: "Baijiahao" },
  region: ["CN"],
  text: { titleMax: 30 },
  linksInText: false,
  publish: "partner",
  api: { name: "Baijiahao developer interface", auth: "token", docs: null },
  composeUrl: "https://baijiahao.baidu.com/builder/rc/edit?type=news",
  note: "Client cuts the title at 30; another notes a 9-character minimum. Dynamic: type=events.",
  sources: [
    "github leaperone/MultiPost-Extension@2ef8725 src/sync/article/baijiahao.ts",
    "github dreammis/social-auto-upload@1c66b7d uploader/baijiahao_uploader/main.py",
    "http://data.winndoo.cn/zixun/detail/26109.html",
  ],
});
