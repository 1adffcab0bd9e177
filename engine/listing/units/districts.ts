/** Districts that name their city: 普陀区 is in 上海, 마포구 in 서울. Names that several large cities share are left out. */

const CHINESE: Readonly<Record<string, string>> = {
  上海: "黄浦 徐汇 长宁 静安 普陀 虹口 杨浦 闵行 宝山 嘉定 浦东 浦东新 松江 青浦 奉贤 崇明 金山",
  北京: "东城 西城 朝阳 海淀 丰台 石景山 通州 顺义 昌平 大兴 房山 门头沟 怀柔 平谷 密云 延庆",
  广州: "越秀 荔湾 海珠 天河 番禺 花都 黄埔 增城 从化",
  深圳: "福田 罗湖 南山 盐田 宝安 龙岗 龙华 坪山 光明",
  杭州: "上城 拱墅 滨江 萧山 余杭 临平 钱塘 富阳 临安",
  南京: "玄武 秦淮 建邺 栖霞 雨花台 江宁 浦口 六合 溧水",
  苏州: "姑苏 虎丘 吴中 相城 吴江 苏州工业园",
  成都: "锦江 青羊 金牛 武侯 成华 龙泉驿 温江 双流 郫都 天府新",
  武汉: "江岸 江汉 硚口 汉阳 武昌 洪山 东西湖 江夏 黄陂",
  重庆: "渝中 江北 沙坪坝 九龙坡 渝北 南岸 巴南 北碚",
  西安: "雁塔 碑林 未央 莲湖 灞桥 长安 高陵 临潼",
  天津: "河东 河西 河北 南开 红桥 滨海新 东丽 西青 津南 北辰",
  宁波: "鄞州 海曙 镇海 北仑 奉化",
  青岛: "市南 市北 崂山 李沧 城阳 黄岛",
  长沙: "岳麓 天心 雨花 芙蓉 开福 望城",
  郑州: "金水 二七 中原 管城 惠济 郑东新",
  厦门: "思明 湖里 集美 海沧 同安 翔安",
  合肥: "蜀山 庐阳 包河 瑶海",
  济南: "历下 市中 槐荫 天桥 历城",
  佛山: "禅城 南海 顺德 三水 高明",
};
/** Names that several cities share: told apart by the city before them. */
const SHARED: Readonly<Record<string, string>> = {
  天津: "和平",
  沈阳: "和平 沈河 皇姑 铁西 大东 浑南 于洪",
  南京: "鼓楼",
  福州: "鼓楼 台江 仓山 晋安 马尾",
  徐州: "鼓楼 云龙 泉山",
  杭州: "西湖",
  南昌: "东湖 西湖 青云谱 青山湖 红谷滩",
  广州: "白云 南沙",
  贵阳: "云岩 南明 白云 观山湖",
  宁波: "江北",
  西安: "新城",
  长春: "朝阳 南关 绿园",
  重庆: "大渡口",
  武汉: "青山",
  郑州: "二七",
  石家庄: "长安 裕华 桥西 新华",
  哈尔滨: "南岗 道里 道外 香坊",
  昆明: "五华 盘龙 官渡 西山 呈贡",
  大连: "西岗 沙河口 甘井子",
  无锡: "梁溪 滨湖 新吴 惠山 锡山",
  常州: "天宁 钟楼 武进",
  温州: "鹿城 瓯海 龙湾",
  泉州: "丰泽 鲤城 洛江",
  南宁: "青秀 兴宁 江南 西乡塘 良庆",
  海口: "龙华 美兰 秀英 琼山",
  珠海: "香洲 斗门 金湾",
  烟台: "芝罘 莱山 福山",
  太原: "小店 迎泽 杏花岭 万柏林",
};
const KOREAN: Readonly<Record<string, string>> = {
  서울: "강남구 서초구 송파구 강동구 마포구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 양천구 구로구 금천구 영등포구 동작구 관악구 종로구",
  부산: "해운대구 수영구 부산진구 동래구 사하구 금정구 연제구 사상구 기장군 영도구",
  대구: "수성구 달서구 달성군",
  인천: "연수구 부평구 계양구 미추홀구 남동구 송도",
  대전: "유성구",
  수원시: "영통구 장안구 권선구 팔달구",
  성남시: "분당구 수정구 중원구 분당",
  고양시: "일산동구 일산서구 덕양구 일산",
  용인시: "수지구 기흥구 처인구",
};
/** The 23 special wards of Tokyo, which are cities of their own. */
const WARDS =
  "千代田区 中央区 港区 新宿区 文京区 台東区 墨田区 江東区 品川区 目黒区 大田区 世田谷区 渋谷区 中野区 杉並区 豊島区 北区 荒川区 板橋区 練馬区 足立区 葛飾区 江戸川区";

const cityOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([city, names]) => names.split(" ").map((name) => [name, city] as const)));
const chinese = cityOf(CHINESE);
const chineseNames: ReadonlySet<string> = new Set(
  [CHINESE, SHARED].flatMap((table) => Object.values(table).flatMap((names) => names.split(" "))),
);
const korean = cityOf(KOREAN);

/** "普陀" or "普陀区" -> "上海"; null for a district of no or of several large cities. */
export const cityOfChineseDistrict = (name: string): string | null => chinese.get(name.replace(/[区區]$/, "")) ?? null;
/** "普陀", and "鼓楼", which several cities have; nothing longer. */
export const isChineseDistrict = (name: string): boolean => chineseNames.has(name);
/** The district of `city` a text begins with, without its 区: "海珠" of 广州. Longest name first. */
export function districtAtStart(text: string, city: string): string | null {
  const names = [CHINESE[city], SHARED[city]].flatMap((list) => list?.split(" ") ?? []);
  const found = names.filter((name) => text.startsWith(name) && !/[新园]$/.test(name));
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}
/** "마포구" -> "서울". */
export const cityOfKoreanDistrict = (name: string): string | null => korean.get(name) ?? null;
/** "世田谷区", not "左京区", which is a ward of another city. */
export const isTokyoWard = (name: string): boolean => WARDS.split(" ").includes(name);
