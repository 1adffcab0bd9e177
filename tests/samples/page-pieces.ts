/** Pieces of markup as pages carry them, a fact each, and the plain page they are set into: country of the page, piece, what it says. */
type Shell = { lang: string; url: string; title: string; facts: string; desc: string };
const shells: Record<string, Shell> = {
  en: {
    lang: "en",
    url: "https://www.homes.example.com/p/1234567",
    title: "Three bed house on Mill Lane",
    facts:
      "<p class='price'>$525,000</p><p>14 Mill Lane, Portland, OR 97202</p><ul><li>3 Bedrooms</li><li>2 Bathrooms</li><li>1,640 sq ft</li></ul>",
    desc: "<h2>Description</h2><p>A quiet house with a long garden, oak floors and a new kitchen, close to shops and the river path.</p>",
  },
  uk: {
    lang: "en-GB",
    url: "https://www.homes.co.uk/p/1234567",
    title: "3 bedroom house for sale in Mill Lane, Leeds",
    facts:
      "<p class='price'>£325,000</p><p>Mill Lane, Leeds LS6 2AB</p><ul><li>3 Bedrooms</li><li>2 Bathrooms</li><li>1,040 sq ft</li></ul>",
    desc: "<h2>Description</h2><p>A quiet house with a long garden, oak floors and a new kitchen, close to shops and the river path.</p>",
  },
  fr: {
    lang: "fr",
    url: "https://www.maisons.fr/annonce/1234567",
    title: "Appartement 3 pièces Lyon 7",
    facts:
      "<p class='prix'>298 000 €</p><p>69007 Lyon</p><table><tr><td>Surface habitable</td><td>65 m²</td></tr><tr><td>Chambres</td><td>2</td></tr></table>",
    desc: "<h2>Description</h2><p>Bel appartement traversant avec balcon, cuisine équipée et deux chambres au calme, proche du métro et des commerces.</p>",
  },
  de: {
    lang: "de",
    url: "https://www.wohnungen.de/expose/1234567",
    title: "Helle Dreizimmerwohnung mit Balkon",
    facts:
      "<table><tr><td>Kaufpreis</td><td>349.000 €</td></tr><tr><td>Wohnfläche</td><td>78 m²</td></tr><tr><td>Zimmer</td><td>3</td></tr></table><p>50823 Köln</p>",
    desc: "<h2>Objektbeschreibung</h2><p>Die Wohnung liegt ruhig zum Hof, hat ein Wannenbad, einen großen Balkon und einen Kellerraum im Haus.</p>",
  },
  es: {
    lang: "es",
    url: "https://www.pisos.es/inmueble/1234567",
    title: "Piso en venta en calle Mayor, Zaragoza",
    facts:
      "<p class='precio'>189.000 €</p><ul><li>3 habitaciones</li><li>1 baño</li><li>92 m²</li></ul><p>Calle Mayor, 50001 Zaragoza</p>",
    desc: "<h2>Descripción</h2><p>Piso exterior muy luminoso con tres habitaciones, cocina equipada y salón amplio, cerca del tranvía y del mercado.</p>",
  },
  ja: {
    lang: "ja",
    url: "https://www.sumai.jp/bukken/1234567",
    title: "パークハイツ目黒 3階",
    facts:
      "<table><tr><th>価格</th><td>5,480万円</td></tr><tr><th>専有面積</th><td>61.2㎡</td></tr><tr><th>間取り</th><td>2LDK</td></tr><tr><th>所在地</th><td>東京都目黒区目黒本町2-1</td></tr></table>",
    desc: "<h2>物件の特徴</h2><p>南向きで陽当たり良好、駅まで平坦な道のりです。室内は大切に使われており、すぐにご入居いただけます。</p>",
  },
  ko: {
    lang: "ko",
    url: "https://www.zip.kr/item/1234567",
    title: "마포 래미안 25평 남향",
    facts:
      "<table><tr><th>매매가</th><td>12억 5,000만원</td></tr><tr><th>전용면적</th><td>59.9㎡</td></tr><tr><th>방수/욕실수</th><td>3/2</td></tr><tr><th>소재지</th><td>서울특별시 마포구 아현동</td></tr></table>",
    desc: "<h2>매물설명</h2><p>역에서 가깝고 채광이 좋은 집입니다. 수리가 잘 되어 있어 바로 입주하실 수 있고 주차도 편합니다.</p>",
  },
  zh: {
    lang: "zh-CN",
    url: "https://www.fang.cn/ershou/1234567.html",
    title: "望京西园四区 南北通透三居室",
    facts:
      "<p class='price'>685万</p><ul><li><span>户型</span>3室1厅1卫</li><li><span>面积</span>108平米</li><li><span>小区</span>望京西园四区</li><li><span>区域</span>朝阳 望京</li></ul>",
    desc: "<h2>房源描述</h2><p>房子南北通透，客厅朝南，业主诚心出售，看房方便，离地铁站步行十分钟，周边配套齐全。</p>",
  },
};

/** A page of one country with a piece in its head, among its facts (a row in its table) or at its end. */
export function pageWith(country: string, piece: string, place: string): { html: string; url: string } {
  const shell = shells[country];
  if (shell === undefined) throw new Error(`no page of ${country}`);
  const row = piece.startsWith("<tr");
  const facts = row ? shell.facts.replace("<table>", `<table>${piece}`) : `${shell.facts}${piece}`;
  return {
    url: shell.url,
    html: `<!doctype html><html lang="${shell.lang}"><head><title>${shell.title}</title>${place === "head" ? piece : ""}</head><body><header><nav><a href="/">Start</a></nav></header><main><h1>${shell.title}</h1>${place === "facts" ? facts : shell.facts}${shell.desc}${place === "end" ? piece : ""}</main><footer><p>© 2024</p></footer></body></html>`,
  };
}

/** The page's country, the piece, what it says, and where it stands. */
type Piece<T> = readonly [string, string, T, string?];

export const agentPieces: readonly Piece<string>[] = [
  [
    "en",
    `<div class="contact-box"><h3>Contact agent</h3><div class="pic"><img src="/a.jpg" alt=""></div><div>Melissa Hartnett</div><div>Bluebird Realty</div><a href="tel:5035550111">Call</a></div>`,
    "Melissa Hartnett",
  ],
  ["en", `<p>Listed by: Melissa Hartnett • Bluebird Realty • (503) 555-0111</p>`, "Melissa Hartnett"],
  [
    "en",
    `<div><span>Listed by</span> <span>Melissa Hartnett</span> <span>DRE #01927364</span> <span>503-555-0111</span>, <span>Bluebird Realty</span></div>`,
    "Melissa Hartnett Bluebird Realty",
  ],
  [
    "en",
    `<div class="agents"><div class="agent"><h4>Melissa Hartnett</h4><p>Realtor®</p><a>View profile</a></div><div class="agent"><h4>Owen Brandt</h4><p>Associate Broker</p></div></div>`,
    "Melissa Hartnett",
  ],
  [
    "en",
    `<div class="listing-agent__card"><a href="/agents/melissa-hartnett"><img alt="Melissa Hartnett headshot" src="/m.jpg"></a><button>Ask Melissa a question</button></div>`,
    "Melissa Hartnett",
  ],
  [
    "en",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Bluebird Realty","employee":{"@type":"Person","name":"Melissa Hartnett","telephone":"503-555-0111"}}</script>`,
    "Melissa Hartnett Bluebird Realty",
    "head",
  ],
  [
    "en",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateListing","name":"Three bed house on Mill Lane","url":"https://www.homes.example.com/p/1234567","provider":{"@type":"RealEstateAgent","name":"Melissa Hartnett","worksFor":{"@type":"Organization","name":"Bluebird Realty"}}}</script>`,
    "Melissa Hartnett Bluebird Realty",
    "head",
  ],
  [
    "en",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SingleFamilyResidence","name":"Three bed house on Mill Lane"}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Melissa Hartnett","jobTitle":"Realtor","worksFor":{"@type":"RealEstateAgent","name":"Bluebird Realty"}}</script>`,
    "Melissa Hartnett Bluebird Realty",
    "head",
  ],
  [
    "en",
    `<div class="vcard"><div class="fn">Melissa Hartnett</div><div class="org">Bluebird Realty</div><a class="email" href="mailto:m@b.com">Email</a></div>`,
    "Melissa Hartnett Bluebird Realty",
  ],
  [
    "en",
    `<div itemscope itemtype="http://schema.org/RealEstateAgent"><meta itemprop="image" content="/l.png"><span itemprop="name">Bluebird Realty</span><span itemprop="telephone">503 555 0111</span></div>`,
    "Bluebird Realty",
  ],
  [
    "en",
    `<section><h2>Meet your advisor</h2><p>Melissa Hartnett</p><p>Global Real Estate Advisor</p><p>Bluebird Sotheby's</p></section>`,
    "Melissa Hartnett",
  ],
  [
    "en",
    `<div class="sidebar"><h3>Interested in this home?</h3><p><strong>Melissa Hartnett</strong><br>Bluebird Realty<br>License #201224</p><button>Send message</button></div>`,
    "Melissa Hartnett",
  ],
  [
    "en",
    `<div class="contact-agent"><p>For more information contact Melissa Hartnett on 503-555-0111</p></div>`,
    "Melissa Hartnett",
  ],
  ["en", `<p>Presented By Melissa Hartnett</p><p>Bluebird Realty, LLC</p>`, "Melissa Hartnett"],
  [
    "en",
    `<div class="owner"><span class="lbl">Posted by</span><span class="nm">Melissa Hartnett</span><span class="ty">(Owner)</span><a>Contact owner</a></div>`,
    "Melissa Hartnett",
  ],
  [
    "en",
    `<div class="author-box"><h3>About the author</h3><p>Jonas Pike writes about homes.</p></div><div class="agent-widget"><div class="agent-widget__name">Melissa Hartnett</div><div class="agent-widget__title">Broker Associate</div></div>`,
    "Melissa Hartnett",
  ],
  [
    "uk",
    `<div class="agent-logo"><img src="/agents/logo.png" alt="Hartley &amp; Moss, Headingley"></div><p>Hartley &amp; Moss, Headingley</p><p>31 Otley Road, Leeds, LS6 3AA</p><a href="tel:01135550111">Call agent</a>`,
    "Hartley & Moss, Headingley",
  ],
  [
    "uk",
    `<div><p>Marketed by</p><a href="/estate-agents/agent/Hartley-and-Moss/Headingley-12345.html"><h3>Hartley &amp; Moss, Headingley</h3></a><p>31 Otley Road, Leeds, LS6 3AA</p></div>`,
    "Hartley & Moss, Headingley",
  ],
  [
    "uk",
    `<p>This property is marketed by Hartley &amp; Moss, Headingley</p><a href="/b">More properties from this agent</a>`,
    "Hartley & Moss, Headingley",
  ],
  [
    "uk",
    `<div class="negotiator"><img alt="Sophie Lane" src="/s.jpg"><p>Sophie Lane</p><p>Senior Sales Negotiator</p><p>0113 555 0111</p></div>`,
    "Sophie Lane",
  ],
  [
    "uk",
    `<div class="enquiry"><h2>Enquire about this property</h2><p>Our Headingley office</p><p class="person">Sophie Lane, Branch Manager</p></div>`,
    "Sophie Lane",
  ],
  [
    "fr",
    `<div class="agent-immo"><p>Votre contact</p><p>Julien Moreau</p><p>Agent immobilier</p><button>Voir le numéro</button></div>`,
    "Julien Moreau",
  ],
  [
    "fr",
    `<div class="contact"><span>Annonce proposée par</span> <strong>Agence du Rhône</strong><a>Voir toutes les annonces</a></div>`,
    "Agence du Rhône",
  ],
  [
    "fr",
    `<div><img src="/agence/logo.jpg" alt="Logo Agence du Rhône"><h3>Agence du Rhône</h3><p>14 cours Gambetta 69007 Lyon</p><button>Contacter l'agence</button></div>`,
    "Agence du Rhône",
  ],
  ["fr", `<p>Contact : Julien MOREAU - 06 12 55 50 11 - EI - RSAC Lyon 812 334 556</p>`, "Julien MOREAU"],
  [
    "fr",
    `<div class="mandataire"><div>Julien MOREAU</div><div>Conseiller indépendant Réseau Capifrance</div><a>Afficher le n° de téléphone</a></div>`,
    "Julien MOREAU",
  ],
  [
    "fr",
    `<div class="card"><div>Mme Claire Dumas</div><div>Particulier</div><button>Envoyer un message</button></div>`,
    "Claire Dumas",
  ],
  [
    "de",
    `<div><h2>Ihr Ansprechpartner</h2><p>Herr Tobias Kern</p><p>Rheinblick Immobilien GmbH</p></div>`,
    "Tobias Kern",
  ],
  [
    "de",
    `<table><tr><td>Ansprechpartner</td><td>Herr Tobias Kern</td></tr><tr><td>Firma</td><td>Rheinblick Immobilien GmbH</td></tr></table>`,
    "Tobias Kern Rheinblick Immobilien GmbH",
  ],
  [
    "de",
    `<div><h3>Anbieter</h3><p>Rheinblick Immobilien GmbH</p><p>Frau Nadine Wolf</p><a>Nachricht schreiben</a></div>`,
    "Nadine Wolf",
  ],
  [
    "de",
    `<div class="contact"><p>Kontaktieren Sie uns</p><p><b>Tobias Kern</b><br>Immobilienmakler (IHK)<br>Tel.: 0221 5550111</p></div>`,
    "Tobias Kern",
  ],
  [
    "de",
    `<div><span>Privatanbieter</span><span>Familie Brandner</span><button>Kontakt aufnehmen</button></div>`,
    "Familie Brandner",
  ],
  [
    "de",
    `<div class="berater"><img alt="Tobias Kern" src="/t.jpg"><h4>Tobias Kern</h4><p>Ihr persönlicher Berater</p></div>`,
    "Tobias Kern",
  ],
  [
    "es",
    `<div><p>Profesional</p><a href="/pro/inmobiliaria-ebro/">Inmobiliaria Ebro</a><p>Contacta con el anunciante</p><button>Ver teléfono</button></div>`,
    "Inmobiliaria Ebro",
  ],
  [
    "es",
    `<div class="asesor"><p>Tu asesora</p><h4>Laura Gil Pardo</h4><a>Llamar</a><a>WhatsApp</a></div>`,
    "Laura Gil Pardo",
  ],
  ["es", `<p>Agente: Laura Gil Pardo</p><p>Oficina: Inmobiliaria Ebro</p>`, "Laura Gil Pardo"],
  [
    "es",
    `<div><h3>Solicita información</h3><p>Laura Gil</p><p>Inmobiliaria Ebro S.L.</p><p>Referencia: 1123</p></div>`,
    "Laura Gil",
  ],
  [
    "ja",
    `<table><tr><th>担当者</th><td>山田 太郎</td></tr><tr><th>取扱会社</th><td>株式会社東都ホーム 目黒営業所</td></tr></table>`,
    "山田 太郎 株式会社東都ホーム 目黒営業所",
  ],
  ["ja", `<div class="staff"><p>担当：山田 太郎</p><p>宅地建物取引士</p></div>`, "山田 太郎"],
  [
    "ja",
    `<div class="staff"><img alt="山田太郎" src="/y.jpg"><dl><dt>営業担当</dt><dd>山田 太郎（ヤマダ タロウ）</dd></dl><a>この担当者に相談する</a></div>`,
    "山田 太郎",
  ],
  [
    "ja",
    `<div><h2>お問い合わせ先</h2><p>東都ホーム 目黒営業所</p><p>東京都目黒区下目黒1-1-1</p><p>TEL 03-5550-0111</p><p>東京都知事(3)第88888号</p></div>`,
    "東都ホーム 目黒営業所",
  ],
  [
    "ja",
    `<div><p>この物件の取扱店舗</p><p><a href="/shop/1">東都ホーム 目黒店</a></p><p>営業時間 10:00～18:00</p></div>`,
    "東都ホーム 目黒店",
  ],
  [
    "ja",
    `<table><tr><th>会社概要</th><td>＜媒介＞東京都知事(3)第88888号<br>株式会社東都ホーム 目黒営業所<br>〒153-0064 東京都目黒区下目黒1-1-1</td></tr></table>`,
    "株式会社東都ホーム 目黒営業所",
  ],
  [
    "ja",
    `<table><tr><th>取引態様</th><td>仲介</td></tr><tr><th>商号</th><td>株式会社東都ホーム</td></tr><tr><th>免許番号</th><td>東京都知事(3)第88888号</td></tr></table>`,
    "株式会社東都ホーム",
  ],
  [
    "ko",
    `<div><strong>행복공인중개사사무소</strong><p>대표 김영수 | 등록번호 11440-2019-00123</p><p>02-555-0111</p><button>문의하기</button></div>`,
    "행복공인중개사사무소 김영수",
  ],
  ["ko", `<dl><dt>담당</dt><dd>김영수 실장</dd><dt>중개사무소</dt><dd>행복부동산</dd></dl>`, "김영수"],
  [
    "ko",
    `<div class="agent_info"><span class="name">김영수</span><span class="office">행복공인중개사</span><a>전화하기</a></div>`,
    "김영수",
  ],
  ["ko", `<p>담당 공인중개사: 김영수 (행복공인중개사사무소)</p>`, "김영수"],
  [
    "zh",
    `<div class="agent"><a href="/jjr/1">刘海洋</a><span>金牌顾问</span><em>服务年限 5年</em><span>400-555-0111</span></div>`,
    "刘海洋",
  ],
  ["zh", `<div><p>房源经纪人</p><p>刘海洋</p><p>中原地产 望京店</p><a>微信联系</a><a>电话咨询</a></div>`, "刘海洋"],
  ["zh", `<div class="contact"><span>联系人：刘先生（个人）</span><span>点击查看电话</span></div>`, "刘先生"],
  [
    "zh",
    `<div class="broker-info"><h3>刘海洋<i>从业5年</i></h3><p>所属公司：北京中原房地产经纪有限公司</p></div>`,
    "刘海洋 北京中原房地产经纪有限公司",
  ],
  ["zh", `<ul><li>房东：李女士</li><li>电话：登录查看</li></ul>`, "李女士"],
  [
    "en",
    `<div class="listing-contact"><div><b>Rachel Dunn</b> <span>REALTOR®, GRI</span></div><div>eXp Realty</div><div>M: <a href="tel:5035550112">503-555-0112</a></div></div>`,
    "Rachel Dunn",
  ],
  [
    "en",
    `<div class="agent-card"><a href="/agent/rachel-dunn">Rachel Dunn</a><span>eXp Realty</span><a href="#">See more listings by Rachel Dunn</a></div>`,
    "Rachel Dunn",
  ],
  [
    "en",
    `<div><h3>Listing agent</h3><div>Rachel Dunn</div><div>eXp Realty</div><div>Buyer's agent</div><div>Kim Ode</div></div>`,
    "Rachel Dunn",
  ],
  ["en", `<dl><dt>Listed by</dt><dd>Rachel Dunn and Kim Ode, eXp Realty</dd></dl>`, "Rachel Dunn"],
  [
    "en",
    `<div data-testid="attribution-LISTING_AGENT"><p>Listed by:</p><p>Rachel Dunn</p><p>503-555-0112</p></div><div data-testid="attribution-BROKER"><p>eXp Realty</p></div>`,
    "Rachel Dunn eXp Realty",
  ],
  ["en", `<p>Brokered by <b>eXp Realty</b></p>`, "eXp Realty"],
  ["en", `<p>Courtesy Of Rachel Dunn of eXp Realty</p>`, "Rachel Dunn"],
  [
    "en",
    `<div class="rental-manager"><h3>Property Manager</h3><p>Cedar Point Residential</p><button>Email property</button></div>`,
    "Cedar Point Residential",
  ],
  [
    "en",
    `<section class="profile-card"><img src="/x.jpg" alt="Photo of Rachel Dunn"><span>Rachel Dunn</span><button>Contact</button></section>`,
    "Rachel Dunn",
  ],
  [
    "en",
    `<div class="agent-tile"><h4 class="agent-tile__heading">RACHEL DUNN</h4><p>Sales Consultant</p><a href="tel:0400555111">0400 555 111</a></div>`,
    "RACHEL DUNN",
  ],
  [
    "uk",
    `<div class="dp-agent"><h4>About the agent</h4><p>Purplebricks, Head Office</p><p>Suite 7, Birmingham</p></div>`,
    "Purplebricks, Head Office",
  ],
  [
    "uk",
    `<aside><a href="/estate-agents/leeds/linley-simpson"><img src="https://st.zoocdn.com/agent_logo_(1).png" alt="Linley &amp; Simpson"></a><h4>Linley &amp; Simpson</h4><p>Call agent</p></aside>`,
    "Linley & Simpson",
  ],
  ["uk", `<p>Added on 12/09/2024 by Linley &amp; Simpson, Leeds</p>`, "Linley & Simpson"],
  [
    "fr",
    `<div class="annonceur"><span>Publié par</span><p>CENTURY 21 Saint-Antoine</p><p>SIREN : 812 334 556</p></div>`,
    "CENTURY 21 Saint-Antoine",
  ],
  ["fr", `<div><p>Votre agence</p><p>Orpi Gambetta</p><p>Mme Sandrine Lefebvre</p></div>`, "Sandrine Lefebvre"],
  ["fr", `<p>Bien suivi par Sandrine Lefebvre</p>`, "Sandrine Lefebvre"],
  ["fr", `<div>Votre interlocutrice : Sandrine Lefebvre</div>`, "Sandrine Lefebvre"],
  [
    "de",
    `<div><h3>Kontaktieren Sie den Anbieter</h3><p>Engel &amp; Völkers Köln</p><p>Herr Marc Oster</p></div>`,
    "Marc Oster",
  ],
  ["de", `<p>Ihre Ansprechpartnerin für dieses Objekt: Nadine Wolf, Tel. 0221 5550112</p>`, "Nadine Wolf"],
  [
    "de",
    `<div class="asp"><img src="n.jpg"><div>Nadine Wolf</div><div>Immobilienberaterin</div><a href="mailto:n@w.de">E-Mail</a></div>`,
    "Nadine Wolf",
  ],
  [
    "es",
    `<div class="advertiser-name-container"><a class="about-advertiser-name">Fincas Ebro</a></div>`,
    "Fincas Ebro",
  ],
  ["es", `<div><h3>Pregunta al anunciante</h3><p>Rocío Sanz</p><p>Particular</p></div>`, "Rocío Sanz"],
  ["es", `<p>Comercial asignado: Rocío Sanz</p>`, "Rocío Sanz"],
  [
    "ja",
    `<div class="shop"><h3>株式会社ハウスネット 中目黒店</h3><p>担当　鈴木</p></div>`,
    "株式会社ハウスネット 中目黒店",
  ],
  ["ja", `<div><p>お問い合わせはこちら</p><p>(株)ハウスネット</p><p>0120-555-012</p></div>`, "(株)ハウスネット"],
  ["ja", `<dl><dt>情報提供元</dt><dd>(株)ハウスネット中目黒店</dd></dl>`, "(株)ハウスネット中目黒店"],
  [
    "ja",
    `<div class="agent"><span class="agent-name">鈴木 一郎</span><span class="agent-label">担当エージェント</span></div>`,
    "鈴木 一郎",
  ],
  [
    "ko",
    `<div class="broker"><h4>래미안공인중개사사무소</h4><span>이수진</span><span>공인중개사</span></div>`,
    "래미안공인중개사사무소",
  ],
  [
    "ko",
    `<div><dt>상호</dt><dd>래미안공인중개사사무소</dd><dt>대표자명</dt><dd>이수진</dd></div>`,
    "래미안공인중개사사무소 이수진",
  ],
  [
    "zh",
    `<div class="jjr-info"><p class="jjr-name">王丽娟</p><p>链家 · 望京店</p><button>打电话</button></div>`,
    "王丽娟",
  ],
  ["zh", `<div><span>发布人</span><span>王女士</span><span>个人房源</span></div>`, "王女士"],
  ["zh", `<div>王丽娟 为您服务</div>`, "王丽娟"],
  ["zh", `<div>置业顾问：王丽娟<a>微聊</a></div>`, "王丽娟"],
];

/** 0 where none is told: years of other things. */
export const yearPieces: readonly Piece<number>[] = [
  ["en", `<ul><li>Built in 1962</li><li>Renovated 2018</li></ul>`, 1962],
  ["en", `<table><tr><td>Year Built / Effective</td><td>1962 / 1990</td></tr></table>`, 1962],
  [
    "en",
    `<table><tr><td>Year built</td><td>c. 1962</td></tr><tr><td>Year renovated</td><td>2016</td></tr></table>`,
    1962,
  ],
  ["en", `<dl><dt>Year Remodeled</dt><dd>2016</dd><dt>Year Built</dt><dd>1962</dd></dl>`, 1962],
  [
    "en",
    `<p>Built for a schoolteacher in 1962, the house has been cared for by one family ever since and shows it.</p>`,
    1962,
  ],
  [
    "en",
    `<p>Built in 1962 for a schoolteacher's family and held by them until now. The kitchen was renewed in 2016.</p>`,
    1962,
  ],
  [
    "en",
    `<p>A handsome brick house built circa 1890 and sympathetically renovated in 2015 by the current owners.</p>`,
    1890,
  ],
  [
    "en",
    `<p>This c.1905 villa has high ceilings and four fireplaces, with a later extension at the back of the house.</p>`,
    1905,
  ],
  [
    "en",
    `<p>Dating from 1788, the cottage is Grade II listed and was re-thatched in 2012 by a master thatcher.</p>`,
    1788,
  ],
  [
    "en",
    `<p>The current owners, who moved here in 1999, rebuilt the barn in 2008. Our agency was founded in 1974.</p>`,
    0,
  ],
  [
    "en",
    `<p>Renovated in 2018, the house has new wiring and new windows throughout, and a roof replaced in 2020.</p>`,
    0,
  ],
  ["en", `<div><div>1962</div><div>Year built</div></div>`, 1962],
  ["en", `<div>Built: 1962</div>`, 1962],
  ["en", `<div>Construction completed: Q3 2019</div>`, 2019],
  [
    "en",
    `<div class="facts"><span>Single Family Residence</span><span>Built in 1962</span><span>0.25 Acres Lot</span></div>`,
    1962,
  ],
  [
    "uk",
    `<p>Constructed in the late 1930s, this semi-detached house offers bay windows and a long rear garden.</p>`,
    0,
  ],
  [
    "uk",
    `<p>A Victorian terrace (circa 1885) with many period features retained by the present owners over the years.</p>`,
    1885,
  ],
  [
    "uk",
    `<table><tr><th>Year of construction (approx.)</th><td>1935</td></tr><tr><th>EPC issued</th><td>2021</td></tr></table>`,
    1935,
  ],
  [
    "fr",
    `<table><tr><td>Année construction</td><td>1978</td></tr><tr><td>Année rénovation</td><td>2020</td></tr></table>`,
    1978,
  ],
  ["fr", `<ul><li>Construit en 1978</li><li>DPE : 2023</li></ul>`, 1978],
  ["fr", `<p>Construction : 1978</p>`, 1978],
  [
    "fr",
    `<p>Immeuble construit en 1978, ravalé en 2019, parfaitement entretenu avec gardien et ascenseur récent.</p>`,
    1978,
  ],
  [
    "fr",
    `<p>Dans une résidence de 1978 avec gardien, ravalement voté en 2022, à deux pas des quais et du marché.</p>`,
    1978,
  ],
  ["fr", `<p>Maison de 1932 rénovée en 2018, avec un beau jardin clos de murs et une dépendance en pierre.</p>`, 1932],
  ["fr", `<ul><li><span>Époque de construction</span><span>1978</span></li></ul>`, 1978],
  ["fr", `<ul><li>Année de construction : vers 1900</li></ul>`, 1900],
  ["fr", `<ul><li>Date de construction : 01/01/1978</li></ul>`, 1978],
  [
    "fr",
    `<p>Bâtiment de 1978. Date de réalisation du DPE : 12/03/2021. Année de référence des prix de l'énergie : 2021.</p>`,
    1978,
  ],
  ["fr", `<p>Date de réalisation du DPE : 12/03/2021. Année de référence des prix de l'énergie : 2021.</p>`, 0],
  [
    "de",
    `<table><tr><td>Baujahr lt. Energieausweis</td><td>1996</td></tr><tr><td>Baujahr</td><td>1974</td></tr></table>`,
    1974,
  ],
  [
    "de",
    `<table><tr><td>Baujahr</td><td>1974</td></tr><tr><td>Baujahr Heizung</td><td>2015</td></tr><tr><td>Baujahr Anlagentechnik</td><td>2016</td></tr></table>`,
    1974,
  ],
  [
    "de",
    `<table><tr><td>Baujahr der Heizung</td><td>2015</td></tr><tr><td>Gebäudebaujahr</td><td>1974</td></tr></table>`,
    1974,
  ],
  ["de", `<table><tr><td>Baujahr (Gebäude)</td><td>ca. 1974</td></tr></table>`, 1974],
  ["de", `<p>Energieausweis: Verbrauchsausweis, 98 kWh, Gas, Bj. 1974, Klasse C, gültig bis 2031</p>`, 1974],
  ["de", `<p>Das Haus wurde 1974 erbaut und 2019 umfassend saniert, die Fenster stammen aus dem Jahr 2008.</p>`, 1974],
  [
    "de",
    `<p>Das 1974 errichtete Mehrfamilienhaus wurde 2019 saniert und mit einem neuen Aufzug versehen, sehr gepflegt.</p>`,
    1974,
  ],
  ["de", `<p>Baujahr: 1974, letzte Sanierung: 2019</p>`, 1974],
  [
    "de",
    `<p>Die Fenster stammen aus dem Jahr 2008, die Heizung aus dem Jahr 2015, das Dach wurde 2011 neu gedeckt.</p>`,
    0,
  ],
  [
    "de",
    `<p>Altbauwohnung von 1905 mit Stuck und Dielen, zuletzt 2020 renoviert, in ruhiger Seitenstraße gelegen.</p>`,
    1905,
  ],
  ["es", `<ul><li>Año de construcción: 1985</li><li>Año de reforma: 2018</li></ul>`, 1985],
  ["es", `<ul><li>Construido en 1985</li></ul>`, 1985],
  ["es", `<ul><li>Edificio construido en 1985, rehabilitado en 2015</li></ul>`, 1985],
  ["es", `<ul><li>Antigüedad: 1985</li></ul>`, 1985],
  [
    "es",
    `<p>Finca regia de 1910 totalmente rehabilitada en 2019 con ascensor y portero, en el centro de la ciudad.</p>`,
    1910,
  ],
  [
    "es",
    `<table><tr><td>Año construc.</td><td>1985</td></tr><tr><td>Año últ. reforma</td><td>2018</td></tr></table>`,
    1985,
  ],
  ["ja", `<tr><th>築年月</th><td>2003年4月（築21年）</td></tr><tr><th>リフォーム</th><td>2022年8月</td></tr>`, 2003],
  ["ja", `<tr><th>完成時期(築年月)</th><td>2003年4月</td></tr>`, 2003],
  ["ja", `<tr><th>築年月</th><td>平成15年4月</td></tr>`, 2003],
  ["ja", `<tr><th>建築時期</th><td>2003年4月</td></tr>`, 2003],
  ["ja", `<tr><th>築年月（築年数）</th><td>2003年4月(築21年)</td></tr>`, 2003],
  ["ja", `<tr><th>建築年月</th><td>2003/04</td></tr><tr><th>リノベーション</th><td>2022年完了</td></tr>`, 2003],
  ["ja", `<p>2003年4月築、総戸数48戸のマンションです。2022年に大規模修繕工事を実施済みで、管理も良好です。</p>`, 2003],
  ["ja", `<p>2022年リノベーション済み。キッチンと浴室を新しくしました。すぐにご入居いただける状態です。</p>`, 0],
  ["ko", `<tr><th>준공연도</th><td>2003년</td></tr><tr><th>리모델링</th><td>2022년</td></tr>`, 2003],
  ["ko", `<tr><th>사용승인일자</th><td>2003.04.12</td></tr>`, 2003],
  ["ko", `<tr><th>건축년월</th><td>2003년 4월</td></tr>`, 2003],
  ["ko", `<tr><th>입주일</th><td>2024.08.01</td></tr><tr><th>준공년월</th><td>2003.04</td></tr>`, 2003],
  ["ko", `<ul><li>2003년 4월 준공 (22년차)</li></ul>`, 2003],
  ["zh", `<ul><li><span>建筑年代</span>2003年</li><li><span>装修时间</span>2019年</li></ul>`, 2003],
  ["zh", `<ul><li><span>年代</span>2003年建板塔结合</li></ul>`, 2003],
  ["zh", `<ul><li><span>房屋年代</span>2003</li></ul>`, 2003],
  ["zh", `<ul><li><span>产权年限</span>70年</li><li><span>挂牌时间</span>2024-03-11</li></ul>`, 0],
  ["zh", `<ul><li><span>楼龄</span>21年（2003年建）</li></ul>`, 2003],
  ["en", `<div class="kf"><span>Year Built</span><span class="sep">:</span><span>1987</span></div>`, 1987],
  ["en", `<ul><li>Property built: 1987</li><li>Last sold: 2015</li></ul>`, 1987],
  ["en", `<ul><li>Year build: 1987</li></ul>`, 1987],
  ["en", `<p>1920s Craftsman bungalow updated in 2021 with a new kitchen, bath and roof by a careful owner.</p>`, 0],
  [
    "en",
    `<p>Completed in 2019 by award-winning builders, this townhouse still has four years left of its warranty.</p>`,
    2019,
  ],
  [
    "en",
    `<p>A converted 1890 warehouse; the flats were created in 2004 and refurbished again during the last year.</p>`,
    0,
  ],
  [
    "en",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"House","name":"Three bed house on Mill Lane","yearBuilt":1987}</script>`,
    1987,
    "head",
  ],
  [
    "en",
    `<script>window.__D={"listing":{"price":525000,"beds":3,"baths":2,"sqft":1640,"year_built":1987,"year_renovated":2015}}</script>`,
    1987,
  ],
  [
    "en",
    `<script>window.__D={"listing":{"price":525000,"beds":3,"baths":2,"sqft":1640,"propertyFacts":[{"label":"Year built","value":"1987"},{"label":"Roof year","value":"2015"}]}}</script>`,
    1987,
  ],
  ["fr", `<tr><td>Année de construction du bâtiment</td><td>1978</td></tr>`, 1978],
  ["fr", `<li>Construit en : 1978</li>`, 1978],
  ["fr", `<div><span>Construction</span> <b>1978 (rénové en 2019)</b></div>`, 1978],
  [
    "fr",
    `<p>Appartement ancien dans immeuble en pierre de taille de 1890, ascenseur installé en 2005, bon état général.</p>`,
    1890,
  ],
  [
    "fr",
    `<p>Charmante longère du XIXe siècle restaurée en 2010 avec des matériaux de qualité, cheminée et four à pain.</p>`,
    0,
  ],
  [
    "fr",
    `<p>Cette maison, édifiée en 1965 et agrandie en 1998, dispose d'un jardin arboré et d'un sous-sol complet.</p>`,
    1965,
  ],
  [
    "fr",
    `<p>Maison bâtie en 1965 sur sous-sol complet, isolation refaite en 2018, double vitrage et portail motorisé.</p>`,
    1965,
  ],
  ["de", `<dl><dt>Baujahr</dt><dd>1974 / 2019 (Sanierung)</dd></dl>`, 1974],
  ["de", `<li>Baujahr ca. 1974</li>`, 1974],
  ["de", `<dl><dt>Bj.</dt><dd>1974</dd></dl>`, 1974],
  [
    "de",
    `<p>Das Reihenhaus aus dem Baujahr 1974 wurde stets gepflegt, die Gasheizung ist von 2017 und gut eingestellt.</p>`,
    1974,
  ],
  [
    "de",
    `<p>Im Jahr 1974 wurde das Haus massiv errichtet und in den folgenden Jahrzehnten laufend instand gehalten.</p>`,
    1974,
  ],
  ["es", `<li>Año de construcción 1972</li>`, 1972],
  ["es", `<li>Edificio de 1972</li>`, 1972],
  ["ja", `<tr><th>築年月</th><td>1998年3月築／築26年</td></tr>`, 1998],
  ["ja", `<tr><th>完成年月（築年数）</th><td>1998年3月（築26年5ヶ月）</td></tr>`, 1998],
  ["ja", `<tr><th>竣工日</th><td>1998年3月</td></tr>`, 1998],
  ["ja", `<tr><th>築年数</th><td>築26年（1998年3月）</td></tr>`, 1998],
  ["ja", `<tr><th>構造・築年</th><td>RC造 1998年3月築</td></tr>`, 1998],
  ["ja", `<tr><th>間取り</th><td>2LDK</td></tr><tr><th>築年月/総戸数</th><td>1998年3月/48戸</td></tr>`, 1998],
  ["ko", `<tr><th>사용승인일</th><td>1998.03.11 (26년차)</td></tr>`, 1998],
  ["ko", `<tr><th>준공일/입주일</th><td>1998년 3월 / 즉시입주</td></tr>`, 1998],
  ["ko", `<tr><th>입주시기</th><td>1998년 3월 입주</td></tr>`, 1998],
  ["ko", `<div>1998년식 아파트, 2021년 올수리</div>`, 1998],
  ["zh", `<li>建筑年代：1998年</li>`, 1998],
  ["zh", `<li>1998年建/塔楼</li>`, 1998],
  ["zh", `<li><b>建成于</b> 1998年</li>`, 1998],
  ["zh", `<p>小区1998年建成，2020年做过老旧小区改造，加装了电梯，楼道干净，邻里和睦，物业负责任。</p>`, 1998],
];

const many = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at + 1)).join("");

export const photoPieces: readonly Piece<number>[] = [
  [
    "en",
    `<div class="gallery">${many(9, (i) => `<img loading="lazy" data-lazy-src="https://cdn.x.com/listings/77/photo-${i}.jpg" src="/px.gif">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="gallery">${many(9, (i) => `<a href="https://cdn.x.com/l/77/full/${i}.jpg"><img src="https://cdn.x.com/l/77/thumb/${i}.jpg"></a>`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<div style="background-image:url(https://cdn.x.com/l/77/${i}_800.jpg)"></div>`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img srcset="https://cdn.x.com/l/77/${i}.jpg?w=400 400w, https://cdn.x.com/l/77/${i}.jpg?w=1200 1200w">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img src="/_next/image?url=https%3A%2F%2Fcdn.x.com%2Fl%2F77%2F${i}.jpg&w=1200&q=75">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(2, (i) => `<img src="https://cdn.x.com/l/77/${i}.jpg">`)}</div><script>var photos = [${many(14, (i) => `"https:\\/\\/cdn.x.com\\/l\\/77\\/${i}.jpg",`)}];</script>`,
    14,
  ],
  [
    "en",
    `<div class="g"><img src="https://cdn.x.com/l/77/aa1.jpg"></div><div id="app" data-images='[${many(11, (i) => `{&quot;src&quot;:&quot;https://cdn.x.com/l/77/aa${i}.jpg&quot;},`)}{&quot;src&quot;:&quot;https://cdn.x.com/l/77/aa12.jpg&quot;}]'></div>`,
    12,
  ],
  [
    "en",
    `<div class="thumbs">${many(10, (i) => `<img src="https://cdn.x.com/l/77/t_${i}.jpg" width="90" height="60" data-full="https://cdn.x.com/l/77/${i}.jpg">`)}</div>`,
    10,
  ],
  [
    "en",
    `<noscript>${many(8, (i) => `<img src="https://cdn.x.com/l/77/${i}.jpg">`)}</noscript><div class="g">${many(8, () => `<img class="lazy" src="data:image/gif;base64,xx">`)}</div>`,
    8,
  ],
  [
    "en",
    `<div class="g">${many(8, (i) => `<picture><source type="image/webp" srcset="https://cdn.x.com/l/77/${i}.webp"><source srcset="https://cdn.x.com/l/77/${i}.jpg"><img src="https://cdn.x.com/l/77/${i}.jpg"></picture>`)}</div>`,
    8,
  ],
  [
    "en",
    `<div class="g">${many(8, (i) => `<img src="https://res.cloudinary.com/x/image/upload/w_800,h_600,c_fill/v16${i}234/home/room_${i}">`)}</div>`,
    8,
  ],
  [
    "en",
    `<div class="g">${many(7, (i) => `<img src="https://photos.x.com/v1/9f${i}c2b7e-1a2b-4c3d-8e9f-00112233445${i}/large">`)}</div>`,
    7,
  ],
  [
    "en",
    `<script>window.__DATA__={"home":{"price":525000,"bedrooms":3,"bathrooms":2,"sqft":1640,"gallery":[${many(16, (i) => `{"kind":"photo","formats":{"sm":"https://cdn.x.com/a/${i}/sm.jpg","xl":"https://cdn.x.com/a/${i}/xl.jpg"}},`)}{"kind":"map","formats":{"sm":"https://cdn.x.com/map.png"}}]}};</script>`,
    16,
  ],
  [
    "en",
    `<script>window.__DATA__={"photoBase":"https://cdn.x.com/p/77/","photoCount":3,"files":["a1.jpg","a2.jpg","a3.jpg","a4.jpg"]};</script><img src="https://cdn.x.com/p/77/a1.jpg">`,
    4,
  ],
  [
    "zh",
    `<ul class="thumbnail">${many(9, (i) => `<li data-src="https://img.fang.cn/77/${i}.jpg.710x400.jpg" data-pic="https://img.fang.cn/77/${i}.jpg"><img src="https://img.fang.cn/77/${i}.jpg.120x80.jpg"></li>`)}</ul><div class="agentlist">${many(4, (i) => `<img src="https://img.fang.cn/usercenter/${i}.jpg.200x.jpg">`)}</div>`,
    9,
  ],
  [
    "zh",
    `<div class="pics">${many(6, (i) => `<img data-ks-lazyload="//img.fang.cn/77/${i}.jpg" src="//s.fang.cn/blank.png">`)}</div>`,
    6,
  ],
  [
    "ja",
    `<ul>${many(10, (i) => `<li><img src="/img/loading.gif" rel="https://img.sumai.jp/b/77/${i}.jpg?size=l"></li>`)}</ul>`,
    10,
  ],
  [
    "ja",
    `<ul>${many(10, (i) => `<li><a onclick="chg('https://img.sumai.jp/b/77/l_${i}.jpg')"><img src="https://img.sumai.jp/b/77/s_${i}.jpg"></a></li>`)}</ul>`,
    10,
  ],
  [
    "ja",
    `<ul>${many(10, (i) => `<li><img src="https://img.sumai.jp/resizeImage?src=gazo%2Fbukken%2F010%2F77%2F77_${String(i).padStart(4, "0")}.jpg&w=500&h=500"></li>`)}</ul>`,
    10,
  ],
  [
    "ko",
    `<div class="swiper">${many(8, (i) => `<div class="swiper-slide"><img data-src="https://ic.zip.kr/articles/77/${i}.jpg?w=1200"></div>`)}</div>`,
    8,
  ],
  [
    "fr",
    `<div class="carousel" data-photos="https://cdn.m.fr/77/1.jpg|https://cdn.m.fr/77/2.jpg|https://cdn.m.fr/77/3.jpg|https://cdn.m.fr/77/4.jpg|https://cdn.m.fr/77/5.jpg"></div>`,
    5,
  ],
  [
    "fr",
    `<div>${many(9, (i) => `<a data-fancybox="gallery" href="/medias/77/photo_${i}_1200.jpg"><span></span></a>`)}</div>`,
    9,
  ],
  [
    "de",
    `<div>${many(9, (i) => `<figure><img data-srcset="https://pic.w.de/77/${i}@1x.jpg 1x, https://pic.w.de/77/${i}@2x.jpg 2x" alt="Bild ${i}"></figure>`)}</div>`,
    9,
  ],
  [
    "de",
    `<div>${many(9, (i) => `<img src="https://pictures.w.de/listings/9f${i}a0b1c-4d5e.jpg/ORIG/resize/1100x825%3E/format/webp/quality/80">`)}</div>`,
    9,
  ],
  [
    "es",
    `<div>${many(9, (i) => `<img src="https://img4.p.es/blur/WEB_DETAIL-L-L/0/id.pro.es.image.master/a${i}/b7/c4/12345${i}.webp">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(3, (i) => `<img src="https://cdn.x.com/l/77/${i}.jpg">`)}<span>1/22</span></div><script type="application/json">{"media":{"total":22,"items":[${many(22, (i) => `{"id":${i},"path":"/l/77/${i}.jpg","type":"image"},`)}{"id":99,"path":"/v/1.mp4","type":"video"}]}}</script>`,
    22,
  ],
  [
    "en",
    `<div class="g"><img src="https://cdn.x.com/l/77/1.jpg"></div><script>var listing={photos:[${many(12, (i) => `{src:'https://cdn.x.com/l/77/${i}.jpg',w:1200,h:800},`)}]};</script>`,
    12,
  ],
  [
    "en",
    `<div class="g"><img src="https://cdn.x.com/l/77/1.jpg"></div><script>self.__next_f.push([1,"5:{\\"photos\\":[${many(12, (i) => `{\\"url\\":\\"https://cdn.x.com/l/77/${i}.jpg\\"},`)}null]}"])</script>`,
    12,
  ],
  [
    "en",
    `<gallery-widget :images="[${many(9, (i) => `{&quot;large&quot;:&quot;https:\\/\\/cdn.x.com\\/l\\/77\\/${i}-l.jpg&quot;,&quot;small&quot;:&quot;https:\\/\\/cdn.x.com\\/l\\/77\\/${i}-s.jpg&quot;},`)}null]"></gallery-widget>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img data-flickity-lazyload-srcset="https://cdn.x.com/l/77/${i}/600.jpg 600w, https://cdn.x.com/l/77/${i}/1800.jpg 1800w">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<amp-img src="https://cdn.x.com/l/77/${i}.jpg" width="800" height="600"></amp-img>`)}</div>`,
    9,
  ],
  [
    "en",
    `<style>${many(9, (i) => `.s${i}{background-image:url(https://cdn.x.com/l/77/${i}.jpg)}`)}</style><div>${many(9, (i) => `<div class="s${i}"></div>`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<video-or-img poster="https://cdn.x.com/l/77/${i}.jpg"></video-or-img>`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img src="https://cdn.x.com/photos/abc${i}?auto=format&fit=crop&w=800">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img src="https://images.x.com/${"abcdef0123456789abcdef012345678"}${i}">`)}</div>`,
    9,
  ],
  [
    "en",
    `<div class="g">${many(9, (i) => `<img src="https://cdn.x.com/${i}${i}a/${i}b${i}/house-${i}.jpeg">`)}</div>`,
    9,
  ],
  ["en", `<div class="g">${many(9, (i) => `<img src="/media/image.php?id=550${i}&size=large">`)}</div>`, 9],
  ["en", `<div class="g">${many(9, (i) => `<img src="/images/property/1234567/${i}.JPG">`)}</div>`, 9],
  ["en", `<div class="g">${many(9, (i) => `<img src="https://cdn.x.com/l/77/${i}.heic.jpg?v=2">`)}</div>`, 9],
  [
    "en",
    `<div class="g">${many(9, (i) => `<li><button data-photo-url="https://cdn.x.com/l/77/${i}"></button></li>`)}</div>`,
    9,
  ],
  ["fr", `<div>${many(9, (i) => `<div class="item" data-bg="url('https://cdn.m.fr/77/${i}.jpg')"></div>`)}</div>`, 9],
  [
    "de",
    `<script>var galerie = '${many(9, (i) => `https://cdn.w.de/77/${i}.jpg,`)}'.split(',');</script><img src="https://cdn.w.de/77/1.jpg">`,
    9,
  ],
  [
    "de",
    `<script>var bilder = []; ${many(9, (i) => `bilder.push("/fotos/77/bild${i}.jpg");`)}</script><img src="/fotos/77/bild1.jpg">`,
    9,
  ],
  [
    "ja",
    `<script>var photos=[]; ${many(9, (i) => `photos[${i}]={'img':'//img.sumai.jp/77/${i}.jpg','cap':'室内'};`)}</script><img src="//img.sumai.jp/77/1.jpg">`,
    9,
  ],
  [
    "ko",
    `<script>window.__NUXT__={data:[{item:{images:[${many(9, (i) => `"/home/77/${i}.jpg",`)}]}}]}</script><img src="https://img.zip.kr/home/77/1.jpg?w=750">`,
    9,
  ],
  [
    "ko",
    `<script id="__NEXT_DATA__" type="application/json">{"props":{"item":{"price":1250000000,"imageUrls":[${many(9, (i) => `"https://ic.zip.kr/articles/77/a${i}b",`)}"https://ic.zip.kr/articles/77/a0b"]}}}</script>`,
    10,
  ],
  [
    "zh",
    `<script>var pics="${many(9, (i) => `https://img.fang.cn/77/${i}.jpg|`)}";</script><img src="https://img.fang.cn/77/1.jpg">`,
    9,
  ],
  [
    "zh",
    `<div class="swiper">${many(9, (i) => `<div class="swiper-slide"><img data-origin="//img.fang.cn/b/77/${i}_s.jpg!m" src="//img.fang.cn/b/77/${i}_s.jpg!s"></div>`)}</div>`,
    9,
  ],
];
