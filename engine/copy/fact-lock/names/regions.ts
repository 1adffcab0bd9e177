/** Regions, provinces, states and departments that pieces name beside a town. */

/** By country; each in the spellings met most. Public knowledge, compiled by the project, reviewed 2026-11. */
const table: Readonly<Record<string, string>> = {
  FR: "Ain Aisne Allier Ardèche Ardennes Ariège Aube Aude Aveyron Bouches-du-Rhône Calvados Cantal Charente Charente-Maritime Cher Corrèze Côte-d'Or Creuse Dordogne Doubs Drôme Eure Eure-et-Loir Finistère Gard Haute-Garonne Gers Gironde Hérault Ille-et-Vilaine Indre Indre-et-Loire Isère Jura Landes Loir-et-Cher Loire-Atlantique Loiret Lot-et-Garonne Lozère Maine-et-Loire Manche Haute-Marne Mayenne Meurthe-et-Moselle Meuse Morbihan Moselle Nièvre Oise Orne Pas-de-Calais Puy-de-Dôme Pyrénées-Atlantiques Hautes-Pyrénées Pyrénées-Orientales Bas-Rhin Haut-Rhin Rhône Haute-Saône Saône-et-Loire Sarthe Savoie Haute-Savoie Seine-Maritime Seine-et-Marne Yvelines Deux-Sèvres Somme Tarn Tarn-et-Garonne Var Vaucluse Vendée Vienne Haute-Vienne Vosges Yonne Essonne Hauts-de-Seine Seine-Saint-Denis Val-de-Marne Val-d'Oise Alpes-Maritimes Bretagne Brittany Normandie Normandy Provence Occitanie Bourgogne Burgundy Alsace Aquitaine Auvergne Corse Corsica Luberon Lubéron Champagne Périgord",
  GB: "Kent Surrey Sussex Essex Hertfordshire Berkshire Buckinghamshire Oxfordshire Hampshire Dorset Devon Cornwall Somerset Wiltshire Gloucestershire Norfolk Suffolk Cambridgeshire Lincolnshire Yorkshire Lancashire Cheshire Cumbria Northumberland Durham Derbyshire Nottinghamshire Leicestershire Warwickshire Staffordshire Shropshire Worcestershire Bedfordshire Northamptonshire Middlesex Hackney Islington Camden Brixton Peckham Hampstead Kensington Chelsea Shoreditch Clapham Wimbledon Greenwich Walthamstow Stratford Richmond Battersea",
  US: "Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming Brooklyn Queens Bronx Manhattan",
  DE: "Bayern Hessen Sachsen Thüringen Brandenburg Niedersachsen Nordrhein-Westfalen Rheinland-Pfalz Saarland Schleswig-Holstein Mecklenburg-Vorpommern Baden-Württemberg Sachsen-Anhalt Bavaria Saxony Kreuzberg Neukölln Prenzlauer Friedrichshain Charlottenburg Wedding Schöneberg Pankow Schwabing Eimsbüttel Altona Ehrenfeld",
  IT: "Toscana Tuscany Umbria Lombardia Piemonte Veneto Liguria Puglia Sicilia Sardegna Campania",
  ES: "Andalucía Andalusia Cataluña Catalunya Galicia Murcia Aragón Extremadura Mallorca Ibiza Menorca Tenerife",
  CN: "广东 浙江 江苏 福建 山东 四川 湖北 湖南 河南 河北 安徽 云南 陕西 辽宁 吉林 黑龙江 海南 贵州 徐汇 长宁 静安 普陀 虹口 杨浦 黄浦 浦东 闵行 宝山 嘉定 松江 青浦 奉贤 海淀 朝阳区 西城 东城区 丰台 通州 南山区 福田 罗湖 宝安 龙岗 天河 越秀 海珠",
  JP: "神奈川 埼玉 千葉 茨城 栃木 群馬 静岡 愛知 岐阜 三重 滋賀 京都府 兵庫 奈良 和歌山 岡山 広島県 福岡県 北海道 沖縄",
  KR: "경기도 강원도 충청도 전라도 경상도 제주도 강남구 서초구 송파구 마포구 용산구 성동구 광진구 영등포구 종로구 은평구 노원구 분당 판교 일산",
};

/** Every region's name. */
export const regions: readonly string[] = Object.values(table).flatMap((names) => names.split(" "));

/** Sights a home is said to look at, in the spellings met most. */
export const sights: readonly string[] =
  "Eiffel|Tour Eiffel|Eiffelturm|埃菲尔铁塔|エッフェル塔|에펠탑|Mount Fuji|mont Fuji|Fuji|富士山|후지산|Mont Blanc|Montblanc|Mont Ventoux|Ventoux|Big Ben|Tower Bridge|Golden Gate|Central Park|Statue of Liberty|Burj Khalifa|Sacré-Cœur|Notre-Dame|Louvre|东方明珠|外滩|The Bund|陆家嘴|广州塔|小蛮腰|スカイツリー|스카이트리|晴空塔|Skytree|東京タワー|Tokyo Tower|롯데월드타워|남산타워|N서울타워|Brandenburger Tor|Kölner Dom|Père-Lachaise|Père Lachaise|Panthéon|Arc de Triomphe|Sacré-Coeur|Invalides|Buttes-Chaumont|Hyde Park|Regent's Park|Canary Wharf|The Shard|Elbphilharmonie|Michel|Fernsehturm|Reichstag|Frauenkirche|Völkerschlachtdenkmal|Opera House|Harbour Bridge|Brooklyn Bridge|Empire State|Sagrada Familia|Alhambra|Colosseum|Kolosseum|Colisée|Vésuve|Vesuv|Matterhorn|Zugspitze".split(
    "|",
  );

/** Railway lines by their own names, in the scripts met most. */
export const namedLines: readonly string[] =
  "분당선 신분당선 수인분당선 경의중앙선 경춘선 공항철도 우이신설선 서해선 김포골드라인 水仁・盆唐線 盆唐線 新盆唐線 盆唐线 新盆唐线 山手線 中央線 総武線 京浜東北線 埼京線 東西線 千代田線 半蔵門線 南北線 副都心線 有楽町線 日比谷線 丸ノ内線 銀座線 浅草線 三田線 大江戸線 東横線 田園都市線 井の頭線 小田急線 京王線 西武池袋線 西武新宿線 東武東上線 御堂筋線 谷町線 阪急 Northern Central Jubilee Bakerloo Piccadilly Victoria District Metropolitan Elizabeth"
    .split(" ")
    .filter((name) => !/^[A-Z]/.test(name));
