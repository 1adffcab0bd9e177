/** How names of Japan and Korea are read abroad: characters that no rule can turn into Latin letters or Hangul. */

/**
 * Railway lines, areas and stations of Greater Tokyo and Osaka, and the districts of Seoul.
 * "own name|Latin (Hepburn; Revised Romanization)|Hangul or, for Korean names, Chinese characters".
 * Compiled by the project from the names the operators and the city print themselves; reviewed 2026-11.
 */
const table = `
小田急|Odakyu|오다큐
京王|Keio|게이오
東急|Tokyu|도큐
西武|Seibu|세이부
東武|Tobu|도부
京急|Keikyu|게이큐
京成|Keisei|게이세이
井の頭|Inokashira|이노카시라
田園都市|Den-en-toshi|덴엔토시
東横|Toyoko|도요코
目黒|Meguro|메구로
大井町|Oimachi|오이마치
池上|Ikegami|이케가미
山手|Yamanote|야마노테
京浜東北|Keihin-Tohoku|게이힌토호쿠
中央|Chuo|주오
総武|Sobu|소부
埼京|Saikyo|사이쿄
横須賀|Yokosuka|요코스카
湘南新宿|Shonan-Shinjuku|쇼난신주쿠
常磐|Joban|조반
武蔵野|Musashino|무사시노
銀座|Ginza|긴자
丸ノ内|Marunouchi|마루노우치
日比谷|Hibiya|히비야
東西|Tozai|도자이
千代田|Chiyoda|지요다
有楽町|Yurakucho|유라쿠초
半蔵門|Hanzomon|한조몬
南北|Namboku|난보쿠
副都心|Fukutoshin|후쿠토신
浅草|Asakusa|아사쿠사
三田|Mita|미타
大江戸|Oedo|오에도
御堂筋|Midosuji|미도스지
阪急|Hankyu|한큐
阪神|Hanshin|한신
新宿|Shinjuku|신주쿠
渋谷|Shibuya|시부야
池袋|Ikebukuro|이케부쿠로
東京|Tokyo|도쿄
品川|Shinagawa|시나가와
上野|Ueno|우에노
秋葉原|Akihabara|아키하바라
恵比寿|Ebisu|에비스
代官山|Daikanyama|다이칸야마
中目黒|Naka-Meguro|나카메구로
自由が丘|Jiyugaoka|지유가오카
二子玉川|Futako-Tamagawa|후타코타마가와
三軒茶屋|Sangenjaya|산겐자야
下北沢|Shimokitazawa|시모키타자와
世田谷代田|Setagaya-Daita|세타가야다이타
梅ヶ丘|Umegaoka|우메가오카
豪徳寺|Gotokuji|고토쿠지
経堂|Kyodo|교도
千歳船橋|Chitose-Funabashi|치토세후나바시
祖師ヶ谷大蔵|Soshigaya-Okura|소시가야오쿠라
成城学園前|Seijogakuen-mae|세이조가쿠엔마에
喜多見|Kitami|기타미
狛江|Komae|고마에
登戸|Noborito|노보리토
代々木上原|Yoyogi-Uehara|요요기우에하라
代々木|Yoyogi|요요기
明大前|Meidaimae|메이다이마에
吉祥寺|Kichijoji|기치조지
三鷹|Mitaka|미타카
荻窪|Ogikubo|오기쿠보
高円寺|Koenji|고엔지
中野|Nakano|나카노
練馬|Nerima|네리마
赤羽|Akabane|아카바네
北千住|Kita-Senju|기타센주
錦糸町|Kinshicho|긴시초
豊洲|Toyosu|도요스
月島|Tsukishima|쓰키시마
六本木|Roppongi|롯폰기
麻布十番|Azabu-Juban|아자부주반
広尾|Hiroo|히로오
表参道|Omotesando|오모테산도
青山|Aoyama|아오야마
赤坂|Akasaka|아카사카
飯田橋|Iidabashi|이다바시
神楽坂|Kagurazaka|가구라자카
武蔵小杉|Musashi-Kosugi|무사시코스기
武蔵小山|Musashi-Koyama|무사시코야마
世田谷|Setagaya|세타가야
杉並|Suginami|스기나미
文京|Bunkyo|분쿄
江東|Koto|고토
江戸川|Edogawa|에도가와
葛飾|Katsushika|가쓰시카
足立|Adachi|아다치
板橋|Itabashi|이타바시
豊島|Toshima|도시마
大田|Ota|오타
荒川|Arakawa|아라카와
墨田|Sumida|스미다
台東|Taito|다이토
梅田|Umeda|우메다
難波|Namba|난바
心斎橋|Shinsaibashi|신사이바시
天王寺|Tennoji|덴노지
종로|Jongno|鍾路
용산|Yongsan|龍山
성동|Seongdong|城東
광진|Gwangjin|廣津
동대문|Dongdaemun|東大門
중랑|Jungnang|中浪
성북|Seongbuk|城北
강북|Gangbuk|江北
도봉|Dobong|道峰
노원|Nowon|蘆原
은평|Eunpyeong|恩平
서대문|Seodaemun|西大門
마포|Mapo|麻浦
양천|Yangcheon|陽川
강서|Gangseo|江西
구로|Guro|九老
금천|Geumcheon|衿川
영등포|Yeongdeungpo|永登浦
동작|Dongjak|銅雀
관악|Gwanak|冠岳
서초|Seocho|瑞草
강남|Gangnam|江南
송파|Songpa|松坡
강동|Gangdong|江東
`;

const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split("|"))
  // The longest name first: 代々木上原 is not 代々木.
  .sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));

/** `text` with its known Japanese or Korean names as they are written abroad, its other words left: "小田急線" is "Odakyu線", "오다큐線". */
export function readings(text: string): string[] {
  const korean = /\p{Script=Hangul}/u.test(text);
  const mine = rows.filter(
    ([own]) => own !== undefined && text.includes(own) && /\p{Script=Hangul}/u.test(own) === korean,
  );
  if (mine.length === 0) return [];
  return [1, 2].map((column) =>
    mine.reduce((left, row) => left.replaceAll(row[0] ?? "", ` ${row[column] ?? ""} `), text),
  );
}

/** Every spelling of the table. */
export const readingForms: readonly string[] = rows.flat();
