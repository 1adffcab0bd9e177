/** An institution told by its name is a place; whom a neighbourhood or a household is made of is a choice. */
import { describe, expect, it } from "vitest";
import { check } from "#engine/compliance/check";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const rent = { transaction: "rent" } as const;
const told = ([market, language, text, context = rent]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);

const lawful: readonly Said[] = [
  ["US", "en", "Jewish Community Center two blocks away."],
  ["US", "en", "Near the Jewish Community Center."],
  ["US", "en", "St Mary's Catholic School 300 m."],
  ["US", "en", "Two blocks from St. Mary's Catholic School."],
  ["US", "en", "First Baptist Church is around the corner."],
  ["US", "en", "Islamic Center of Passaic County, 5 minutes by car."],
  ["US", "en", "The Korean Methodist Church is across the street."],
  ["US", "en", "Walk to Temple Beth Shalom and Christian Brothers Academy."],
  ["US", "en", "Across from the Chinese Cultural Center."],
  ["US", "en", "White Oak Elementary School, 0.4 mi."],
  ["US", "en", "YMCA, Hispanic Chamber of Commerce Building nearby."],
  ["US", "en", "Near Best Buy and the German School of Portland."],
  ["UK", "en", "The Polish Club and Sikh Temple Road are 200 m away."],
  ["UK", "en", "St Joseph's Catholic Primary School 0.2 miles."],
  ["UK", "en", "Close to North London Collegiate and the Jewish Free School."],
  ["AU", "en", "Al-Faisal College and the Greek Orthodox Church 400 m."],
  ["CA", "en", "Near Chinese Alliance Church and the Jewish General Hospital."],
  ["CA", "fr", "À deux pas de l'Hôpital général juif et de l'école arménienne Sourp Hagop."],
  ["CN", "zh", "中国第一汽车集团家属院。"],
  ["CN", "zh", "中国第一汽车集团家属院，两室一厅。"],
  ["CN", "zh", "房子在第一汽车厂宿舍。"],
  ["CN", "zh", "对面是第一人民医院。"],
  ["CN", "zh", "中国第一重型机械集团公司宿舍，三楼。"],
  ["CN", "zh", "楼下有最高人民法院宿舍食堂。"],
  ["CN", "zh", "紧邻国家级经济技术开发区管委会。"],
  ["CN", "zh", "中央民族大学家属楼。"],
  ["CN", "zh", "小区旁边有第一百货商店。"],
  ["CN", "zh", "距第一机床厂500米。"],
  ["HK", "zh", "樓下有第一太平銀行，步行3分鐘到天主教堂。"],
  ["JP", "ja", "日本一ビルの隣、朝鮮学校まで800m。"],
  ["JP", "ja", "第一生命ビル徒歩3分。"],
  ["KR", "ko", "제일은행 앞, 한국외국인학교 도보 5분."],
  ["EU/FR", "fr", "À 200 m de l'école catholique Saint-Joseph."],
  ["EU/FR", "fr", "Près de la Grande Mosquée de Paris et du Centre culturel juif."],
  ["EU/DE", "de", "Jüdisches Gemeindezentrum 200 m entfernt."],
  ["EU/DE", "de", "Neben der Katholischen Grundschule St. Josef."],
  ["EU/DE", "de", "Beim Türkischen Kulturverein Mannheim."],
  ["SG", "en", "Chinese High School and Hwa Chong Institution 400 m."],
  ["SG", "en", "Near Singapore Indian Association clubhouse and Malay Village."],
  ["US", "en", "Christian Science Reading Room on the corner."],
  ["CN", "en", "Flat near the No. 1 Middle School bus stop."],
  ["US", "en", "Holy Family Catholic Church, 3 blocks."],
  ["US", "en", "Managed by Christian Homes Realty LLC."],
  ["US", "en", "The Armenian Cultural Centre is a five-minute walk."],
  ["US", "en", "Zoned for Christian Brothers High School."],
  ["UK", "en", "The Polish Catholic Church stands opposite."],
  ["AU", "en", "Around the corner from the Serbian Orthodox Church and the Croatian Club."],
  ["CN", "zh", "对面就是第一百货大楼。"],
  ["CN", "zh", "原第一拖拉机厂宿舍，三楼。"],
];
const breaches: readonly Said[] = [
  ["US", "en", "A Christian neighbourhood."],
  ["US", "en", "Near Jewish families."],
  ["US", "en", "Christian neighborhood, near the Jewish Community Center."],
  ["US", "en", "Close to a Jewish community."],
  ["US", "en", "In a Christian Neighborhood."],
  ["US", "en", "Lovely Jewish Community."],
  ["US", "en", "White Neighborhood with White Oak Elementary School."],
  ["US", "en", "Near Catholic Families."],
  ["US", "en", "Near the Jewish Community Center, Jewish families preferred."],
  ["US", "en", "Perfect For Christian Families."],
  ["US", "en", "Christian Home."],
  ["US", "en", "Walk to St Mary's Catholic School; Catholics only."],
  ["CN", "zh", "全国第一的汽车集团家属院。"],
  ["CN", "zh", "全城第一小区。"],
  ["CN", "zh", "中国第一豪宅。"],
  ["CN", "zh", "中国第一楼盘，品质最高。"],
  ["CN", "zh", "天下第一小区。"],
  ["CN", "zh", "本公司全市第一。"],
  ["CN", "zh", "最佳大学城房源。"],
  ["EU/DE", "de", "Rein Deutsche Nachbarschaft."],
  ["SG", "en", "Chinese Family Preferred."],
  ["UK", "en", "Christian Household Only."],
  ["JP", "ja", "日本一の物件。"],
  ["KR", "ko", "국내 제일의 아파트."],
  ["US", "en", "White Families Near Trinity Church."],
  ["US", "en", "Christian Families Only, St Mary's School nearby."],
  ["US", "en", "Lovely Christian Community, walk to church."],
  ["US", "en", "No Muslims Community Center."],
  ["UK", "en", "Christian Household, Trinity Academy nearby."],
  ["CN", "zh", "中国第一地产公司。"],
  ["CN", "zh", "第一中介公司，全城第一。"],
  ["US", "en", "Jewish Neighbourhood, Jewish Community Center nearby."],
];

describe("left alone", () => {
  for (const said of lawful) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).toEqual([]));
});
describe("told", () => {
  for (const said of breaches) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).not.toEqual([]));
});
