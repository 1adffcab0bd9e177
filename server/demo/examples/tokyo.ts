/** A second-hand flat in Tokyo. */
import type { Example } from "./example.ts";

export const tokyo: Example = {
  slug: "umegaoka-terrace",
  lang: "ja",
  mood: "tokyo",
  shortTitle: { zh: "东京世田谷 · 南向两室一厅", en: "South-facing 2LDK in Setagaya, Tokyo" },
  title: "梅ヶ丘テラス 3階 南向き2LDK",
  price: "6,480万円",
  lead: "東京都世田谷区梅丘1丁目",
  description: [
    "5階建ての3階、南向きの2LDKです。リビングは南側のバルコニーに面しています。",
    "2012年3月築。対面キッチン、浴室乾燥機、宅配ボックスがあります。ペットは規約により飼育できます。",
    "小田急線 梅ヶ丘駅まで徒歩6分。内見は予約制です。",
  ],
  facts: [
    ["価格", "6,480万円"],
    ["間取り", "2LDK"],
    ["専有面積", "58.32㎡"],
    ["築年月", "2012年3月"],
    ["所在階", "3階 / 5階建"],
    ["向き", "南"],
    ["所在地", "東京都世田谷区梅丘1丁目"],
    ["交通", "小田急線 梅ヶ丘駅 徒歩6分"],
    ["管理費", "12,400円／月"],
    ["修繕積立金", "9,800円／月"],
    ["建物名", "梅ヶ丘テラス"],
    ["物件種別", "中古マンション"],
  ],
  features: ["南向き", "対面キッチン", "浴室乾燥機", "宅配ボックス", "ペット可"],
  photos: [
    ["living", "リビング"],
    ["kitchen", "キッチン"],
    ["bedroom", "寝室"],
    ["balcony", "バルコニー"],
    ["facade", "外観"],
    ["plan", "間取り図"],
  ],
  agent: {
    heading: "お問い合わせ",
    name: "佐伯 遥",
    phone: "03-5555-0182",
    company: "うめの木不動産",
    licence: ["免許番号", "東京都知事(2)第000182号"],
  },
  notice: "これは Listcast に付属する物件例です。物件・人物・電話番号は架空で、画像は描き起こしたものです。",
  schema: {
    home: {
      "@type": "Apartment",
      name: "梅ヶ丘テラス",
      yearBuilt: 2012,
      floorLevel: "3",
      address: {
        "@type": "PostalAddress",
        streetAddress: "梅丘1丁目",
        addressLocality: "世田谷区",
        addressRegion: "東京都",
        addressCountry: "JP",
      },
    },
    offer: { price: 64800000, priceCurrency: "JPY" },
  },
};
