/** What no listing can state: that the writer was there, and for what kind of people a home is. */
import type { CopyLanguage } from "#contract/copy";

const latin = (source: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${source})(?![\\p{L}])`, "giu");
const any = (source: string): RegExp => new RegExp(source, "giu");

/** The writer tells of a visit nobody made. */
const experience: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: any(
    "(?:我们?|本人|小编|笔者|姐妹们?我)(?:们)?(?:自己)?(?:昨[天晚]|前天|今[天早]|今天早上|上周[末一二三四五六日]?|上个?月|周末|刚刚?|刚才|亲自|亲身|特意|专门|已经|也|都|就|还|在(?:这|那)[里儿]?|第一次){0,3}(?:去|来|进|在(?:这|那)[里儿]?)?(?:看过|看了|住过|住了|试过|试了|走过|走了|踩过|量过|坐了|坐过|待了|待过|喝了|喝过|睡了|实地|拍了|拍过|探|站在|体验|逛了|推开门|进门|去\\p{Script=Han}{1,2}过|\\p{Script=Han}过一)|刚(?:从|看完|走完|拍完|探完)[^，。！!\\n]{0,14}(?:回来|出来|回到)|亲测|实测|亲身体验|探房|踩盘|又拍了一套|我们?(?:在|们在)?(?:这里|那里|(?:阳台|露台|院子|花园|客厅|厨房|窗边|卧室)(?:上|里)?)[^，。！!\\n]{0,10}[了过]|我们?(?:去|到|来)(?:的时候|那天|时)|(?:上周末?|上周[一二三四五六日天]|昨[天晚日]|前[天几]|前两天|上个?月|今早|今天(?:早上|下午|上午)|刚刚?|那天|去年|上次|周末)[^，。！？\\n]{0,6}(?:我们?|小编|本人|笔者)[^。！？\\n]{0,20}(?:坐|躺|站|走|逛|尝|吃|喝|住|睡|闻|摘|试|踩|荡|晃|泡|听|待|看)[^。！？\\n]{0,6}[了过]|(?:我们?|小编|本人|笔者)[^，。！？\\n]{0,10}(?:坐|躺|站|走|逛|尝|吃|喝|住|睡|闻|摘|试|踩|荡|晃|泡|听|待)(?:在[^，。\\n]{1,6})?[了过](?:一|半|两|几|好|整|个|会|下|口|圈|夜|晚)|(?:我们?|小编|本人|笔者)(?:亲手|亲口|亲眼|特地|专程|特意)[^。！？\\n]{0,12}[了过]",
  ),
  en: latin(
    "(?:I|we)(?:'ve|'d| have| had)? (?:\\p{L}+ ){0,2}?(?:visited|walked|stood|sat|slept|stayed|drank|tried|tested|spent|toured|lived|cooked|napped|dozed|strolled|stepped|swam|dined|lunched|watched|heard|timed|lingered|popped|woke|fell in love|went|came back|measured|ate|had (?:coffee|lunch|dinner|breakfast|tea|a|our|my|the)|saw (?:it|the|this)|felt|viewed|wandered|peeked|looked (?:round|around))|(?:I|we)'ve (?:just )?been|(?:I|we) \\p{L}{3,12}ed(?: \\p{L}+){0,5}? (?:last (?:night|week|weekend|month|Saturday|Sunday)|yesterday|this (?:morning|week|weekend))|back from (?:a|the|viewing|seeing|visiting|touring)|when (?:I|we) (?:first )?(?:was|were|got there|arrived|walked|stepped|visited|saw|opened|came)|our (?:last|recent) visit|on my visit|(?:my|our) (?:own )?(?:viewing|visit) (?:yesterday|today|last|this)|having (?:seen|visited|walked|stayed)",
  ),
  ja: any(
    "(?:私|わたし|僕|筆者|スタッフ|わたくし|当店スタッフ)(?:も|が|は|たち|自身)[^。!?！？\\n]{0,24}(?:ました|てきた|みた|みました|泊ま|過ごし|歩いた|訪れ|惚れ)|実際に[^。!?！？\\n]{0,10}(?:歩|住|泊|座|見|行|試|訪|過ごし|測)[^。!?！？\\n]{0,6}(?:ました|みた|った|いた|んだ)|(?:先週末?|昨日|今朝|先日|昨夜|この前)[^。!?！？\\n]{0,24}(?:行って|見て|泊まっ|歩い|座っ|過ごし|訪れ|内見し|お邪魔|飲ん|してきま|てきました)|ことを(?:確かめ|確認し)ました|この目で|自分の(?:目|足|耳)で|(?:伺っ|訪れ|お邪魔し|見に行っ|立ち寄っ)た(?:とき|時|日|際)|(?:内見|見学|取材|撮影)(?:して|に行って)(?:きました|きた)|体験しました|泊まってみ|(?:昨日|一昨日|おととい|先日|先週末?|先月|今朝|昨夜|この前|先ほど|さっき|前回)(?:の(?:朝|昼|夕方|夜|午後|午前|週末))?(?:も|に|、)?[^。!?！？\\n]{0,40}(?:確かめ|入っ|上がっ|立っ|座っ|歩い|眺め|見|感じ|聞い|測っ|訪れ|過ごし|泊まっ|撮っ|試し|飲ん|食べ|お邪魔し|伺っ)(?:て(?:き|み|い)?)?(?:ました|た(?!い|め)|みると)|(?:先日|先週|昨日|一昨日|この前|この間|こないだ|今朝|昨夜|昨晩|去年|昨年|前回)[^。!?！？\\n]{0,40}(?:いただ|食べ|飲|座|歩|泊|寝|過ご|味わ|聞|摘|もら|くつろ|昼寝)[^。!?！？\\n]{0,16}(?:ました|ちゃい|た(?=[。、んのよね!]|$))|(?:私|わたし|僕|筆者)(?:も|が|は|、)[^。!?！？\\n]{0,24}(?:おかわり|座|寝転|泊|歩|食べ|飲|いただ|過ご|眺め|うっとり|惚れ|くつろ|昼寝)[^。!?！？\\n]{0,8}(?:ました|ちゃい|た(?=[。、んのよね!]|$))|(?:私|わたし|僕|筆者)(?:も|が|は)[^。!?！？\\n]{0,40}(?:感じました|思いました|気に入りました|驚きました|確かめました|泊まりました|歩きました)",
  ),
  ko: any(
    "(?:제가|저도|저희가|저는|직접|어제|오늘 ?아침|지난 ?주(?:말)?|며칠 ?전|얼마 ?전)[^.!?\\n]{0,24}(?:봤|왔|묵었|잤|지냈|앉았|걸었|살았|마셨|재봤|느꼈|반했|다녀[왔온]|가 ?보니|앉아 ?보니|걸어 ?보니|서 ?보니|앉아 ?있었|다녀온|보고 ?왔|자고 ?왔)|(?:어제|그제|오늘 ?아침|지난 ?주말?|지난번|며칠 ?전|얼마 ?전|엊그제|방금)[^.!?\\n]{0,40}(?:보니|봤|더군요|더라고요|더라구요|왔(?:어|습)|앉았|걸었|느꼈|마셨|잤|지냈|찍었)|[가-힣]{1,6}(?:더군요|더라고요|더라구요)|(?:가|들러|앉아|서|걸어) ?보니까?|갔(?:을 ?때|더니)|(?:제가|저는|저도|저희가|저희도|직접)[^.!?\\n]{0,20}(?:먹어|따|마셔|앉아|누워|걸어|자|들어가|올라가|밟아|맛|둘러)[^.!?\\n]{0,4}(?:봤|보았|봣|보니|봐서)|(?:지난|어제|그제|엊그제|며칠 ?전|얼마 ?전|작년|올봄|올여름|주말에)[^.!?\\n]{0,30}(?:먹었|앉았|걸었|마셨|잤|느꼈|땄|쉬었|놀았|누웠)|(?:다녀왔|보고 ?왔|묵어 ?봤|살아 ?봤|앉아 ?봤|걸어 ?봤|가 ?봤)(?:어요|습니다|는데|더니|지만|네요|답니다)",
  ),
  fr: latin(
    "(?:j'(?:ai|y ai|avais)|nous (?:y )?avons|on (?:y )?a|j'en ai|je l'ai|nous l'avons)(?: [\\p{L}']+){0,2}? (?:visité|testé|essayé|dormi|passé|bu|dîné|déjeuné|pris|vu|vue|marché|arpenté|craqué|goûté|mesuré|chronométré|poussé|ouvert|ressenti|savouré|fait|eu|compté|entendu|regardé)|(?:je (?:suis|me suis|m'y suis)|nous (?:sommes|nous sommes|y sommes))(?: [\\p{L}']+){0,2}? (?:allée?s?|entrée?s?|restée?s?|assise?s?|montée?s?|venue?s?|passée?s?|tombée?s?|descendue?s?|installée?s?|promenée?s?|réveillée?s?|retournée?s?)|j'y ai [\\p{L}]{2,12}(?:é|i|u|is|it)|nous y avons [\\p{L}]{2,12}(?:é|i|u|is|it)|j'y étais|quand (?:j'y|nous y|je l'|nous l'|on y) (?:étai(?:s|t|ent)|étions|suis|sommes|ai|avons)|de retour d(?:e|u|'une?) (?:visite|l'appartement|cette maison|la maison)|lors de (?:ma|notre) (?:dernière )?visite|ce matin,? (?:j|nous|on)|hier,? (?:j|nous|on)|en y entrant, (?:j|nous)",
  ),
  de: latin(
    "(?:habe ich|haben wir|ich habe|wir haben|ich hab|hab ich)(?: [\\p{L}\\p{N}']+){0,7}? (?:besichtigt|getestet|probiert|ausprobiert|übernachtet|geschlafen|gesessen|getrunken|gestanden|gegessen|gewohnt|verbracht|besucht|gesehen|erlebt|gelaufen|gemessen|gekocht|gefrühstückt|genossen|verliebt|angeschaut|angesehen)|(?:stand|saß|war|lag|lief|ging|schlief|kam|trank|durfte) (?:ich|wir)(?! )|(?:stand|saß|war|lag|lief|ging|schlief|kam|trank|durfte|standen|saßen|waren|liefen|gingen|tranken|durften) (?:ich|wir) (?:selbst|schon|gestern|heute|dort|hier|auf|in|an|am|im|da|bei|mit|den|die|das|vor|zum)|(?:ich|wir) (?:stand|saß|war|lag|lief|ging|schlief|kam|trank|standen|saßen|waren|liefen|gingen|tranken) (?:selbst|schon|gestern|heute|dort|hier|auf|in|an|am|im|da|vor)|(?:bin|habe|sind|haben) (?:ich|wir)(?: [\\p{L}]+){0,2}? (?:selbst|schon|hier|dort|gestern|heute)(?: [\\p{L}]+){0,4}? ge[\\p{L}]{2,14}(?:en|t)|(?:zurück|frisch) (?:von der|aus der) (?:Besichtigung|Wohnung)|als (?:ich|wir)(?: [\\p{L}\\d]+){0,5} (?:war|waren|stand|standen|kam|kamen|saß|saßen|ging|gingen|eintrat|ankam|ankamen|besichtigte|besichtigten)|bei (?:meinem|unserem) (?:letzten )?Besuch|bei (?:meiner|unserer) Besichtigung",
  ),
};

const fit = {
  en: "perfect|ideal|great|made|designed|suited|suits|suitable|tailor-made|best|right|just right|wonderful|lovely|excellent|fantastic|calling all|attention|a dream|built|cut out",
  fr: "idéale?s?|parfaite?s?|conçue?s?|pensée?s?|faite?s?|adaptée?s?|rêvée?s?|convien(?:t|dra|nent)|s'adresse|taillée?s?|destinée?s?|un rêve",
  de: "perfekt|ideal|geeignet|gemacht|wie geschaffen|geschaffen|optimal|passend|passt|bestens|richtig|wunderbar|maßgeschneidert|ein Traum|toll|super",
};
const people = {
  en: "(?:young |growing |busy |larger |small |retired |professional |newly-?wed |first-time )*(?:famil(?:y|ies)|couples?|professionals?|students?|retirees?|pensioners?|singles?|expats?|seniors?|children|kids|bachelors?|newlyweds|parents|empty[- ]nesters|commuters|downsizers|first-time buyers|foreigners|Christians|Muslims|millennials|women|men|ladies|gentlemen|teenagers|toddlers|mums|moms|dads)",
  fr: "(?:une?|les|des|le|la|votre|tout|aux|au)? ?(?:grandes?|jeunes?|petites?)? ?(?:familles?|couples?|étudiante?s?|retraitée?s?|seniors?|jeunes? actifs?|célibataires?|enfants?|primo-accédants?|expatriée?s?|parents?|cadres?|mariés|femmes?|hommes?|ados?)",
  de: "(?:eine |einen |junge |kleine |große |berufstätige |ein |die |alle )?(?:jungen? |kleinen? |großen? )?(?:Familien?|Paaren?|Pärchen|Singles?|Student(?:en|innen)|Studierende|Senioren|Rentnern?(?:paar)?|Kindern?|Berufstätige|Pendler|Expats|Alleinstehende|Eltern|Ehepaare?|Erstkäufer|Frauen|Männer|Akademiker)",
};

/** For what kind of people a home is said to be. */
const audience: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: any(
    "(?:适合|专为|特别适合|最适合|非常适合|很适合|为)[^，。！!？?\\n]{0,8}(?:一家(?:三口|四口|人)?|家庭|情侣|夫妻|小两口|单身|年轻人|年轻家庭|白领|老人|老年人|学生|三口之家|宝妈|孩子|外国人|外籍|女生|女性|男生|新婚|打工人|上班族|陪读|退休|有娃)|(?:单身|情侣|新婚夫妻|三口之家|白领|学生|女生|宝妈|陪读家庭|有娃家庭)[^，。！!？?\\n]{0,6}(?:首选|必选|必看|福音|优选|最爱|理想(?:之选|住所))|(?:仅限|只租|优先)[^，。\\n]{0,4}(?:女生|女性|男生|情侣|学生|白领|本地人|中国人|外国人|单身)",
  ),
  en: latin(
    `(?:${fit.en})(?: [\\p{L}-]+){0,3}? (?:for|to|with|by|all) (?:a |an |the |any |your |you )?${people.en}|families (?:will love|welcome)|(?:no|adults|couples|families|professionals|students|females?|males?|women) (?:only|preferred)|family-friendly|(?:bachelor|family) (?:pad|home for)`,
  ),
  ja: any(
    "(?:ご家族|ファミリー|家族連れ|お子(?:さま|様|さん)(?:の(?:いる|いらっしゃる))?|子育て(?:世代|世帯|中)|単身(?:者|の方)?|一人暮らし|ひとり暮らし|カップル|ご?夫婦|新婚|学生|シニア|高齢者|女性|男性|DINKS|共働き|外国人|社会人|若い(?:方|人)|お年寄り|二人暮らし|独身)(?:さん|の方|の皆さま|の皆様|世帯|ご?家庭)?(?:に|向け|へ|こそ|にこそ|なら)[^。!?！？\\n]{0,8}(?:ぴったり|最適|おすすめ|お勧め|向け|人気|うってつけ|理想|いい|嬉し|うれし|安心)|(?:ファミリー|単身(?:者)?|カップル|学生|女性|シニア|新婚)(?:向け|限定|専用)",
  ),
  ko: any(
    "(?:가족|신혼(?:부부)?|아이(?:가|를|들|와|있는)?|자녀|1인 ?가구|직장인|대학생|학생|어르신|부부|커플|학부모|싱글|은퇴|여성|외국인|맞벌이|3인 ?가족|4인 ?가족|육아)[^.!?\\n]{0,14}(?:에게|한테|께|분들|집에|에)? ?(?:딱|추천|적합|어울리는|안성맞춤|제격|완벽|최적|맞춤|좋은 집|이상적|강력)|(?:신혼부부|가족|여성|학생|직장인|1인 ?가구|커플)(?:용|전용|만 ?가능|추천|맞춤|우대)",
  ),
  fr: latin(
    `(?:${fit.fr})(?: [\\p{L}']+){0,3}? (?:pour|à|aux|des?|d'une|d'un|avec) ?${people.fr}|(?:familles|couples|étudiants|retraités|jeunes actifs)(?:,| :)? (?:cette maison|cet appartement|ce bien) (?:est|vous)|(?:réservée?|uniquement)(?: [\\p{L}']+){0,2}? (?:aux? |à des )?(?:femmes|étudiants|couples|familles)|nid (?:familial|d'amour)|maison familiale|maison de famille`,
  ),
  de: latin(
    `(?:${fit.de})(?: [\\p{L}]+){0,3}? (?:für|zu) ${people.de}|(?:Familien|Paare|Singles|Studenten|Senioren|Pendler)(?: mit [\\p{L}]+)? (?:aufgepasst|willkommen|bevorzugt|werden (?:es|sich))|(?:nur|bevorzugt|ausschließlich)(?: an)? (?:Frauen|Studenten|Paare|Familien|Nichtraucher|Berufstätige|Deutsche)|familienfreundlich|Familienparadies|kinderfreundlich|Traumhaus für Familien`,
  ),
};

export interface Spoken {
  readonly start: number;
  readonly end: number;
}

const find = (pattern: RegExp, text: string): Spoken[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Experience the writer claims, and kinds of people the home is said to be for. `text` is width-folded. */
export const unstatable = (text: string, language: CopyLanguage): Spoken[] => [
  ...find(experience[language], text),
  ...find(audience[language], text),
];
