/** Touchstones in Japanese: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const ja: readonly Touchstone[] = [
  {
    family: "message",
    style: "friendly",
    text: `「角部屋」って、間取り図だと地味ですが、暮らすと差が出るところです。この部屋は南と東に窓があるので、洗濯物の場所で迷いません。

・2DK/41.2㎡、3階
・家賃8万6,000円、管理費4,000円。あわせて毎月9万円です
・敷金1か月、礼金はありません

3階までは階段です。大きな家具は引っ越し屋さんに任せて、鉢植えだけ抱えて上がりましょう。内見のご希望日、このままご返信ください。`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "礼金0。家賃6万8,000円+管理費3,000円=毎月7万1,000円。1K、24㎡、2階。自転車は駐輪場へ、浮いたひと月分は新しいカーテンへ。",
  },
  {
    family: "portal",
    style: "professional",
    text: "南東向きの3LDK、専有面積71.8㎡です。リビングと洋室1室が南東、残る2室が北西に面しています。2003年築、10階建ての6階、エレベーターは2基。価格4,280万円、管理費は月額1万2,600円、修繕積立金は月額1万1,400円で、毎月のご負担は合わせて2万4,000円です。",
  },
];
