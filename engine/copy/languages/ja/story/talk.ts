/** The home in a sentence, price and terms, calls and questions in Japanese. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "所在は{place}「{name}」[、{year}][、{floor}]。間取りは{layout}[、{area.full}][、{aspect}]です。[{transit}。]",
    "{place}の{type}[、{year}][、{floor}]。間取りは{layout}[、{area.full}][、{land}][、{aspect}]です。[{transit}。]",
    "{type}[、{year}]。間取りは{layout}[、{area.full}][、{land}][、{floor}]です。",
    "間取りは{layout}[、{area.full}]です。",
  ],
  friendly: [
    "場所は{place}の「{name}」[、{floor}]。{layout}[で{area.bare}][、{aspect}]です。[{year}。]",
    "{place}の{type}です。{layout}[で{area.bare}][、{land}][、{floor}][、{aspect}]。[{year}。]",
    "{type}で、間取りは{layout}[、広さは{area.bare}][、{land}]です。",
    "間取りは{layout}[、広さは{area.bare}]です。",
  ],
  luxury: [
    "{place}、「{name}」。[{year}、][{floor}。]{layout}[、{area.bare}][、{aspect}]。",
    "{place}の{type}。[{year}。]{layout}[、{area.bare}][、{land}][、{floor}]。",
    "{type}。{layout}[、{area.bare}][、{land}]。",
    "{layout}[、{area.bare}]。",
  ],
  trendy: [
    "{place}「{name}」、{layout.short}[・{area.bare}][・{floor.short}][・{year}]。",
    "{place}の{type}、{layout.short}[・{area.bare}][・{land}][・{year}]。",
    "{type}、{layout.short}[・{area.bare}][・{land}]。",
    "{layout.short}[・{area.bare}]。",
  ],
};

export const money: Story["money"] = {
  professional: [
    "{?rent}{price}[、{managementFee}][、合わせて毎月{monthlySum}][。{depositAndAdvance}][（契約時の敷金と初回賃料で計{signingSum}）][、{deposit}][、{keyMoney}][、{agencyFee}][、{available}]。",
    "{?sale}{price}[（1㎡あたり約{perSquareMetre}）][、{managementFee}][、{repairReserve}][、{serviceCharge}][、{coOwnershipCharges}][、{hoaFee}][、{propertyTax}][、{agencyFee}]。",
    "{price}。",
  ],
  friendly: [
    "{?rent}{price.full}[、{managementFee}][、足して毎月{monthlySum}][、{deposit}][、{keyMoney}][、{depositAndAdvance}][、{available}]です。",
    "{?rent}毎月の{price}[、{managementFee}][、足すと{monthlySum}][、{deposit}][、{keyMoney}][、{depositAndAdvance}][（最初に用意するのは敷金と初回賃料で{signingSum}）][、{available}]。",
    "{?sale}{price.full}[、{agencyFee}][、{managementFee}][、{serviceCharge}][、{coOwnershipCharges}][、{hoaFee}][、{propertyTax}]です。",
    "{?sale}{price}[（1㎡あたり約{perSquareMetre}）][、{agencyFee}][、{managementFee}][、{serviceCharge}][、{coOwnershipCharges}][、{hoaFee}][、{propertyTax}]。",
    "{price.full}です。",
  ],
  luxury: [
    "{?rent}{price}[、{managementFee}][、{deposit}][、{keyMoney}][、{depositAndAdvance}]。",
    "{?sale}{price}[（{agencyFee}）]。",
    "{price}。",
  ],
  trendy: [
    "{?rent}{price.bare}[、{managementFee}][、足して{monthlySum}][、{deposit}][、{keyMoney}][、{depositAndAdvance}]。",
    "{?sale}{price.bare}[（1㎡あたり約{perSquareMetre}）][、{agencyFee}][、{serviceCharge}][、{managementFee}]。",
    "{price.bare}。",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "内見のご予約・資料のご請求：{company}[（{licence}）]、担当 {agent}、{phone}",
    "ご内見の候補日を二、三お知らせください。調整のうえご連絡いたします。{company}[（{licence}）]、{agent}、{phone}",
    "内見のお申し込みは、担当の{agent}まで。[電話 {phone}][、{licence}]",
    "内見のお申し込み、資料のご請求を承ります。[{company}、][{phone}]",
    "内見は予約制です。ご希望の日時をお知らせください。",
  ],
  friendly: [
    "内見のご希望は、{company}の{agent}まで。☎{phone}",
    "今週、見に来られる日はありますか？ {company}の{agent}がお待ちしています。☎{phone}",
    "質問だけでも大丈夫です。{company}、{agent}、☎{phone}までどうぞ。",
    "気になったら、担当の{agent}までひと言ください。[☎{phone}]",
    "見てみたい日を教えてくださいね。日程を調整します。",
  ],
  luxury: [
    "ご案内：{company}　{agent}　{phone}",
    "ご内見は予約制にて。{company}、{agent}、{phone}",
    "お時間のご相談は、{agent}まで。[{phone}]",
    "ご内見は予約制にて承ります。",
  ],
  trendy: [
    "内見は☎{phone}（{company}・{agent}）",
    "見たい人は{company}の{agent}まで。☎{phone}",
    "保存して、あとで☎{phone}。[担当は{agent}]",
    "気になったら{agent}まで。",
    "見てみたい人、コメントで教えて。",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "記載のない項目は、お気軽にお尋ねください。",
    "ほかに確認なさりたい条件はございますか。",
    "比較中の物件がおありでしたら、同じ項目で並べてお答えします。",
  ],
  friendly: [
    "あなたなら、この間取りのどこに机を置きますか？",
    "内見に行くなら、まずどこから見たいですか？",
    "ほかに気になること、ありますか？",
    "部屋探しで、これだけは譲れない条件って何ですか？",
  ],
  luxury: ["最初の椅子を、どこに置かれますか。", "どの時刻の光から、ご覧になりますか。", "続きは、現地で。"],
  trendy: [
    "アリ？ それともスルー？",
    "決め手はどれ？ コメントで教えて。",
    "あなたなら、まず何を聞く？",
    "この条件、何点つける？",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "資料に記載のない{gaps}は、ご契約前にご確認ください。",
    "なお、{gaps}は資料に記載がないため、内見時にご確認をお願いいたします。",
    "未記載の項目：{gaps}。お申し込みの前に書面でご確認ください。",
  ],
  friendly: [
    "{gaps}は資料に載っていないので、内見のときに一緒に確認しましょう。",
    "ちなみに{gaps}は、まだ資料にありません。先に聞いておくと話が早いです。",
    "{gaps}は書かれていないので、申し込む前に聞いておきましょう。",
  ],
  luxury: ["{gaps}につきましては、面談の折にご確認ください。", "{gaps}は、書面にてご確認ください。"],
  trendy: ["まだ書いてないのは{gaps}。内見で要チェック。", "{gaps}は未記載。聞くならここ。"],
};

export const rest: Story["rest"] = {
  professional: ["そのほか、{rest}。", "設備・条件：{rest}。", "あわせて、{rest}。"],
  friendly: ["ほかにも、{rest}。", "それから、{rest}。", "ほかのメモもまとめておきますね。{rest}。"],
  luxury: ["ほかに、{rest}。", "備えとして、{rest}。"],
  trendy: ["あとは{rest}。", "まだある。{rest}。"],
};
