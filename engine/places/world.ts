/** Cities elsewhere that our languages name in their own way. */

/** Latin|zh|ja|ko|fr|de, a dash where the Latin name serves. Aliases of the Latin name after a slash. */
export const world = `
New York/New York City|纽约|ニューヨーク|뉴욕|-|-
Los Angeles|洛杉矶|ロサンゼルス|로스앤젤레스|-|-
San Francisco|旧金山|サンフランシスコ|샌프란시스코|-|-
Seattle|西雅图|シアトル|시애틀|-|-
Boston|波士顿|ボストン|보스턴|-|-
Chicago|芝加哥|シカゴ|시카고|-|-
Houston|休斯敦|ヒューストン|휴스턴|-|-
Austin|奥斯汀|オースティン|오스틴|-|-
Miami|迈阿密|マイアミ|마이애미|-|-
San Diego|圣迭戈|サンディエゴ|샌디에이고|-|-
Toronto|多伦多|トロント|토론토|-|-
Vancouver|温哥华|バンクーバー|밴쿠버|-|-
Montreal/Montréal|蒙特利尔|モントリオール|몬트리올|Montréal|Montreal
London|伦敦|ロンドン|런던|Londres|-
Manchester|曼彻斯特|マンチェスター|맨체스터|-|-
Birmingham|伯明翰|バーミンガム|버밍엄|-|-
Paris|巴黎|パリ|파리|-|-
Lyon|里昂|リヨン|리옹|-|-
Marseille|马赛|マルセイユ|마르세유|-|-
Nice|尼斯|ニース|니스|-|Nizza
Bordeaux|波尔多|ボルドー|보르도|-|-
Berlin|柏林|ベルリン|베를린|-|-
Munich/München|慕尼黑|ミュンヘン|뮌헨|-|München
Hamburg|汉堡|ハンブルク|함부르크|Hambourg|-
Frankfurt|法兰克福|フランクフルト|프랑크푸르트|Francfort|-
Cologne/Köln|科隆|ケルン|쾰른|-|Köln
Vienna/Wien|维也纳|ウィーン|빈|Vienne|Wien
Zurich/Zürich|苏黎世|チューリッヒ|취리히|-|Zürich
Geneva/Genève/Genf|日内瓦|ジュネーヴ|제네바|Genève|Genf
Madrid|马德里|マドリード|마드리드|-|-
Barcelona|巴塞罗那|バルセロナ|바르셀로나|Barcelone|-
Lisbon/Lisboa|里斯本|リスボン|리스본|Lisbonne|Lissabon
Milan/Milano|米兰|ミラノ|밀라노|-|Mailand
Rome/Roma|罗马|ローマ|로마|-|Rom
Dubai|迪拜|ドバイ|두바이|Dubaï|-
Sydney|悉尼|シドニー|시드니|-|-
Melbourne|墨尔本|メルボルン|멜버른|-|-
Singapore|新加坡|シンガポール|싱가포르|Singapour|Singapur
Bangkok|曼谷|バンコク|방콕|-|-
Tokyo/東京/東京都|东京|東京|도쿄|-|Tokio
Osaka/大阪/大阪市|大阪|大阪|오사카|-|-
Yokohama/横浜/横浜市|横滨|横浜|요코하마|-|-
Kyoto/京都/京都市|京都|京都|교토|-|-
Kawasaki/川崎/川崎市|川崎|川崎|가와사키|-|-
Nagoya/名古屋/名古屋市|名古屋|名古屋|나고야|-|-
Fukuoka/福岡/福岡市|福冈|福岡|후쿠오카|-|-
Sapporo/札幌/札幌市|札幌|札幌|삿포로|-|-
Minato/港区|港区|港区|미나토구|-|-
Shibuya/渋谷区|涩谷区|渋谷区|시부야구|-|-
Shinjuku/新宿区|新宿区|新宿区|신주쿠구|-|-
Setagaya/世田谷区|世田谷区|世田谷区|세타가야구|-|-
Nerima/練馬区|练马区|練馬区|네리마구|-|-
Nakano/中野区|中野区|中野区|나카노구|-|-
Shinagawa/品川区|品川区|品川区|시나가와구|-|-
Meguro/目黒区|目黑区|目黒区|메구로구|-|-
Adachi/足立区|足立区|足立区|아다치구|-|-
Seoul/서울/서울시/서울특별시|首尔|ソウル|서울|Séoul|-
Busan/부산/부산시|釜山|釜山|부산|-|-
Gangnam/강남구|江南区|江南区|강남구|-|-
Mapo/마포구|麻浦区|麻浦区|마포구|-|-
Songpa/송파구|松坡区|松坡区|송파구|-|-
Incheon/인천|仁川|仁川|인천|-|-
Kowloon/九龙/九龍|九龙|九龍|가우룽|-|-
New Territories/新界|新界|新界|신계|-|-
Wan Chai/湾仔/灣仔|湾仔|湾仔|완차이|-|-
Yau Tsim Mong/油尖旺|油尖旺|油尖旺|야우침몽|-|-
Sham Shui Po/深水埗|深水埗|深水埗|삼수이포|-|-
Wong Tai Sin/黄大仙/黃大仙|黄大仙|黄大仙|웡타이신|-|-
Kwun Tong/观塘/觀塘|观塘|観塘|쿤통|-|-
Tsuen Wan/荃湾/荃灣|荃湾|荃湾|췬완|-|-
Tuen Mun/屯门/屯門|屯门|屯門|튄문|-|-
Yuen Long/元朗|元朗|元朗|윈롱|-|-
Sha Tin/沙田|沙田|沙田|사틴|-|-
Sai Kung/西贡/西貢|西贡|西貢|사이쿵|-|-
Tseung Kwan O/将军澳/將軍澳|将军澳|将軍澳|청콴오|-|-
Tsim Sha Tsui/尖沙咀|尖沙咀|尖沙咀|침사추이|-|-
Causeway Bay/铜锣湾/銅鑼灣|铜锣湾|銅鑼湾|코즈웨이베이|-|-
Sheung Wan/上环/上環|上环|上環|성완|-|-
Sai Ying Pun/西营盘/西營盤|西营盘|西営盤|사이잉푼|-|-
Kennedy Town/坚尼地城/堅尼地城|坚尼地城|ケネディタウン|케네디타운|-|-
Quarry Bay/鲗鱼涌/鰂魚涌|鲗鱼涌|クオリーベイ|쿼리베이|-|-
Sai Wan Ho/西湾河/西灣河|西湾河|西湾河|사이완호|-|-
Shau Kei Wan/筲箕湾/筲箕灣|筲箕湾|筲箕湾|사우케이완|-|-
Chai Wan/柴湾/柴灣|柴湾|柴湾|차이완|-|-
Yau Ma Tei/油麻地|油麻地|油麻地|야우마테이|-|-
Mong Kok/旺角|旺角|旺角|몽콕|-|-
Kowloon City/九龙城/九龍城|九龙城|九龍城|구룡성|-|-
Hung Hom/红磡/紅磡|红磡|紅磡|홍함|-|-
Kwai Tsing/葵青|葵青|葵青|콰이칭|-|-
Tai Po/大埔|大埔|大埔|타이포|-|-
Tung Chung/东涌/東涌|东涌|東涌|퉁청|-|-
`;
