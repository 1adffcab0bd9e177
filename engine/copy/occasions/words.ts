/** What each language and voice says of an occasion: {before} {price} {date} {time} are printed as that language prints them. */
import type { CopyLanguage, CopyStyle, Occasion } from "#contract/copy";

export type OccasionForm = Exclude<Occasion["kind"], "closed" | "price_change"> | "lower" | "higher" | "sold" | "let";
interface Words {
  /** Stands before a title. */
  readonly head: string;
  readonly line: Readonly<Record<CopyStyle, string>>;
}
/** Last words of a post about a home that is no longer to be had. */
export const closings: Readonly<Record<CopyLanguage, Readonly<Record<CopyStyle, string>>>> = {
  zh: {
    professional: "如需委托或求购同类房源，请联系{agent}{phone}。",
    friendly: "手里也有房子想聊聊，或者想找类似的，跟我说一声：{agent}{phone}。",
    luxury: "若您也有类似的打算，{agent}愿为您效劳{phone}。",
    trendy: "没赶上？下一套找{agent}{phone}。",
  },
  en: {
    professional: "To discuss a similar home, please contact {agent}{phone}.",
    friendly: "Thinking of a move of your own, or missed this one? Talk to {agent}{phone}.",
    luxury: "For a home of this kind, {agent} is at your disposal{phone}.",
    trendy: "Missed it? {agent} can tell you what’s next{phone}.",
  },
  ja: {
    professional: "同様の物件のご売却・お探しは、{agent}までご相談ください{phone}。",
    friendly: "似た条件でお探しの方も、ご相談だけの方も、{agent}までどうぞ{phone}。",
    luxury: "同じような住まいのご相談は、{agent}が承ります{phone}。",
    trendy: "間に合わなかった？次の物件は{agent}まで{phone}。",
  },
  ko: {
    professional: "비슷한 매물 상담은 {agent}에게 문의하실 수 있습니다{phone}.",
    friendly: "비슷한 집을 찾고 계시면 {agent}에게 편하게 물어보세요{phone}.",
    luxury: "이와 같은 집의 상담, {agent}에게 말씀해 주십시오{phone}.",
    trendy: "놓쳤다면? 다음 집은 {agent}에게{phone}.",
  },
  fr: {
    professional: "Pour un projet similaire, votre interlocuteur : {agent}{phone}.",
    friendly: "Un projet de vente, ou l’envie d’un bien du même genre ? Parlez-en à {agent}{phone}.",
    luxury: "Pour un bien de cet esprit, {agent} se tient à votre disposition{phone}.",
    trendy: "Raté celui-ci ? Le prochain, c’est avec {agent}{phone}.",
  },
  de: {
    professional: "Zu vergleichbaren Immobilien berät Sie {agent}{phone}.",
    friendly: "Suchst du etwas Ähnliches oder willst selbst verkaufen? Sprich mit {agent}{phone}.",
    luxury: "Für eine vergleichbare Immobilie steht Ihnen {agent} zur Verfügung{phone}.",
    trendy: "Verpasst? Was als Nächstes kommt, weiß {agent}{phone}.",
  },
};

export const occasionWords: Readonly<Record<CopyLanguage, Readonly<Record<OccasionForm, Words>>>> = {
  zh: {
    listed: {
      head: "新上",
      line: {
        professional: "本套房源今日发布。",
        friendly: "这套刚挂出来，第一时间发给你。",
        luxury: "此宅，今日起接受预约。",
        trendy: "刚挂出来👇",
      },
    },
    lower: {
      head: "价格下调",
      line: {
        professional: "价格由{before}调整为{price}。",
        friendly: "这套调价了：原来{before}，现在{price}。",
        luxury: "价格已作调整：{before}，今为{price}。",
        trendy: "{before} ➡️ {price}，调价了。",
      },
    },
    higher: {
      head: "价格更新",
      line: {
        professional: "价格由{before}调整为{price}。",
        friendly: "价格有更新：原来{before}，现在{price}，先跟你说清楚。",
        luxury: "价格已更新为{price}，此前为{before}。",
        trendy: "价格更新：{before} ➡️ {price}。",
      },
    },
    open_house: {
      head: "开放看房",
      line: {
        professional: "开放看房：{date}，{time}。",
        friendly: "{date}{time}开放看房，这段时间随时过来。",
        luxury: "{date}，{time}，敬候参观。",
        trendy: "🗓️ {date} {time} 开放看房，直接来。",
      },
    },
    sold: {
      head: "已售出",
      line: {
        professional: "本套房源已售出。",
        friendly: "这套已经卖出去了，恭喜新主人。",
        luxury: "此宅已觅得新主。",
        trendy: "已售出 ✅",
      },
    },
    let: {
      head: "已出租",
      line: {
        professional: "本套房源已出租。",
        friendly: "这套已经租出去了，祝新租客住得舒心。",
        luxury: "此处已有新的住客。",
        trendy: "已租出 ✅",
      },
    },
  },
  en: {
    listed: {
      head: "Just listed",
      line: {
        professional: "Just listed.",
        friendly: "Just listed, so you’re hearing about it early.",
        luxury: "Newly listed, and shown by appointment.",
        trendy: "Just listed 👇",
      },
    },
    lower: {
      head: "New price",
      line: {
        professional: "The price has been reduced from {before} to {price}.",
        friendly: "The price has come down: it was {before}, now it’s {price}.",
        luxury: "The price is now {price}; it was {before}.",
        trendy: "{before} ➡️ {price}. The price moved.",
      },
    },
    higher: {
      head: "New price",
      line: {
        professional: "The price has changed from {before} to {price}.",
        friendly: "The price has changed: it was {before}, now it’s {price}.",
        luxury: "The price is now {price}; it was {before}.",
        trendy: "Price update: {before} ➡️ {price}.",
      },
    },
    open_house: {
      head: "Open house",
      line: {
        professional: "Open house: {date}, {time}.",
        friendly: "The door’s open on {date}, {time}. Come and have a look.",
        luxury: "Open for viewing on {date}, {time}.",
        trendy: "🗓️ Open house: {date}, {time}. Just turn up.",
      },
    },
    sold: {
      head: "Sold",
      line: {
        professional: "This home has been sold.",
        friendly: "Sold! Congratulations to the new owners.",
        luxury: "This home has found its new owner.",
        trendy: "Sold ✅",
      },
    },
    let: {
      head: "Let",
      line: {
        professional: "This home has been let.",
        friendly: "It’s taken! A warm welcome to whoever moves in.",
        luxury: "This home has found its tenant.",
        trendy: "Taken ✅",
      },
    },
  },
  ja: {
    listed: {
      head: "新着",
      line: {
        professional: "本日、新しく公開した物件です。",
        friendly: "新しく公開した物件です。早めにお知らせします。",
        luxury: "このたび、新しくご紹介する住まいです。",
        trendy: "新着、出ました👇",
      },
    },
    lower: {
      head: "価格変更",
      line: {
        professional: "価格を{before}から{price}に変更いたしました。",
        friendly: "価格が変わりました。{before}から{price}です。",
        luxury: "価格を改定いたしました。{before}から{price}へ。",
        trendy: "価格変更：{before} ➡️ {price}。",
      },
    },
    higher: {
      head: "価格変更",
      line: {
        professional: "価格を{before}から{price}に変更いたしました。",
        friendly: "価格が変わりました。{before}から{price}です。",
        luxury: "価格を改定いたしました。{before}から{price}へ。",
        trendy: "価格変更：{before} ➡️ {price}。",
      },
    },
    open_house: {
      head: "オープンハウス",
      line: {
        professional: "オープンハウスを{date}、{time}に開催いたします。",
        friendly: "{date}、{time}にオープンハウスを開きます。お気軽にどうぞ。",
        luxury: "{date}、{time}。扉を開けてお待ちしております。",
        trendy: "🗓️ オープンハウス：{date} {time}",
      },
    },
    sold: {
      head: "ご成約済み",
      line: {
        professional: "本物件はご成約済みです。",
        friendly: "こちらはご成約となりました。ありがとうございました。",
        luxury: "この住まいは、新しい持ち主へ引き継がれます。",
        trendy: "ご成約 ✅",
      },
    },
    let: {
      head: "ご成約済み",
      line: {
        professional: "本物件はご成約済みです。",
        friendly: "こちらは入居者が決まりました。ありがとうございました。",
        luxury: "この住まいは、新しい住まい手が決まりました。",
        trendy: "ご成約 ✅",
      },
    },
  },
  ko: {
    listed: {
      head: "신규 매물",
      line: {
        professional: "오늘 새로 등록한 매물입니다.",
        friendly: "방금 새로 올린 매물이에요. 먼저 알려 드려요.",
        luxury: "새로 소개해 드리는 집입니다.",
        trendy: "방금 올라온 매물 👇",
      },
    },
    lower: {
      head: "가격 변경",
      line: {
        professional: "가격이 {before}에서 {price}(으)로 조정되었습니다.",
        friendly: "가격이 내려갔어요. 이전 {before}, 지금 {price}.",
        luxury: "가격을 조정했습니다. 이전 {before}, 현재 {price}.",
        trendy: "{before} ➡️ {price}. 가격 변경.",
      },
    },
    higher: {
      head: "가격 변경",
      line: {
        professional: "가격이 변경되었습니다. 이전 {before}, 현재 {price}.",
        friendly: "가격이 바뀌었어요. 이전 {before}, 지금 {price}.",
        luxury: "가격을 조정했습니다. 이전 {before}, 현재 {price}.",
        trendy: "가격 변경: {before} ➡️ {price}.",
      },
    },
    open_house: {
      head: "오픈하우스",
      line: {
        professional: "오픈하우스 일정은 {date}, {time}입니다.",
        friendly: "{date}, {time}에 집을 열어 둘게요. 편하게 들러 주세요.",
        luxury: "{date}, {time}. 문을 열고 기다리겠습니다.",
        trendy: "🗓️ 오픈하우스 {date} {time}",
      },
    },
    sold: {
      head: "거래 완료",
      line: {
        professional: "거래가 완료된 매물입니다.",
        friendly: "이 집은 거래가 끝났어요. 새 주인분 축하드려요.",
        luxury: "이 집은 새 주인을 만났습니다.",
        trendy: "거래 완료 ✅",
      },
    },
    let: {
      head: "계약 완료",
      line: {
        professional: "임대차 계약이 완료된 매물입니다.",
        friendly: "이 집은 계약이 끝났어요. 새로 오시는 분, 환영해요.",
        luxury: "이 집은 새 입주자를 만났습니다.",
        trendy: "계약 완료 ✅",
      },
    },
  },
  fr: {
    listed: {
      head: "Nouveauté",
      line: {
        professional: "Nouvelle annonce.",
        friendly: "L’annonce vient de paraître, vous êtes parmi les premiers à la lire.",
        luxury: "Une nouvelle annonce, sur rendez-vous.",
        trendy: "Nouvelle annonce 👇",
      },
    },
    lower: {
      head: "Nouveau prix",
      line: {
        professional: "Le prix passe de {before} à {price}.",
        friendly: "Le prix a baissé : {before} avant, {price} maintenant.",
        luxury: "Le prix a été revu : {price}, contre {before} auparavant.",
        trendy: "{before} ➡️ {price}. Le prix a bougé.",
      },
    },
    higher: {
      head: "Nouveau prix",
      line: {
        professional: "Le prix passe de {before} à {price}.",
        friendly: "Le prix a changé : {before} avant, {price} maintenant.",
        luxury: "Le prix a été revu : {price}, contre {before} auparavant.",
        trendy: "{before} ➡️ {price}. Le prix a bougé.",
      },
    },
    open_house: {
      head: "Portes ouvertes",
      line: {
        professional: "Portes ouvertes : {date}, {time}.",
        friendly: "Portes ouvertes {date}, {time} : passez quand vous voulez.",
        luxury: "La maison est ouverte {date}, {time}.",
        trendy: "🗓️ Portes ouvertes : {date}, {time}. Passe voir.",
      },
    },
    sold: {
      head: "Vendu",
      line: {
        professional: "Ce bien est vendu.",
        friendly: "C’est vendu, félicitations aux nouveaux propriétaires !",
        luxury: "Ce bien a trouvé son nouveau propriétaire.",
        trendy: "Vendu ✅",
      },
    },
    let: {
      head: "Loué",
      line: {
        professional: "Ce bien est loué.",
        friendly: "C’est loué, bienvenue aux nouveaux occupants !",
        luxury: "Ce bien a trouvé son locataire.",
        trendy: "Loué ✅",
      },
    },
  },
  de: {
    listed: {
      head: "Neu im Angebot",
      line: {
        professional: "Neu im Angebot.",
        friendly: "Gerade erst eingestellt, du erfährst es also früh.",
        luxury: "Neu in unserem Angebot.",
        trendy: "Frisch eingestellt 👇",
      },
    },
    lower: {
      head: "Neuer Preis",
      line: {
        professional: "Der Preis wurde von {before} auf {price} gesenkt.",
        friendly: "Der Preis ist gesunken: vorher {before}, jetzt {price}.",
        luxury: "Der Preis beträgt nun {price}, zuvor {before}.",
        trendy: "{before} ➡️ {price}. Neuer Preis.",
      },
    },
    higher: {
      head: "Neuer Preis",
      line: {
        professional: "Der Preis wurde von {before} auf {price} angepasst.",
        friendly: "Der Preis hat sich geändert: vorher {before}, jetzt {price}.",
        luxury: "Der Preis beträgt nun {price}, zuvor {before}.",
        trendy: "{before} ➡️ {price}. Neuer Preis.",
      },
    },
    open_house: {
      head: "Offene Besichtigung",
      line: {
        professional: "Offene Besichtigung: {date}, {time}.",
        friendly: "Offene Besichtigung am {date}, {time}: Komm einfach vorbei.",
        luxury: "Die Türen stehen offen: {date}, {time}.",
        trendy: "🗓️ Offene Besichtigung: {date}, {time}. Einfach kommen.",
      },
    },
    sold: {
      head: "Verkauft",
      line: {
        professional: "Diese Immobilie ist verkauft.",
        friendly: "Verkauft! Glückwunsch an die neuen Eigentümer.",
        luxury: "Diese Immobilie hat neue Eigentümer gefunden.",
        trendy: "Verkauft ✅",
      },
    },
    let: {
      head: "Vermietet",
      line: {
        professional: "Diese Immobilie ist vermietet.",
        friendly: "Vermietet! Willkommen an alle, die hier einziehen.",
        luxury: "Diese Immobilie hat neue Mieter gefunden.",
        trendy: "Vermietet ✅",
      },
    },
  },
};
