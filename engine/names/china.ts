/** Chinese cities and districts: Han name (no 市/区 suffix) to its Latin form, to Hangul (외래어 표기법), and to Japanese characters where they differ. */

/** "上海 Shanghai 상하이", "广州 Guangzhou 광저우 広州": one place a line. */
export const china = `
北京 Beijing 베이징
上海 Shanghai 상하이
天津 Tianjin 톈진
重庆 Chongqing 충칭 重慶
广州 Guangzhou 광저우 広州
深圳 Shenzhen 선전
杭州 Hangzhou 항저우
南京 Nanjing 난징
苏州 Suzhou 쑤저우 蘇州
成都 Chengdu 청두
武汉 Wuhan 우한 武漢
西安 Xi’an 시안
青岛 Qingdao 칭다오 青島
大连 Dalian 다롄 大連
厦门 Xiamen 샤먼 アモイ
宁波 Ningbo 닝보 寧波
长沙 Changsha 창사 長沙
郑州 Zhengzhou 정저우 鄭州
济南 Jinan 지난 済南
合肥 Hefei 허페이
福州 Fuzhou 푸저우
昆明 Kunming 쿤밍
沈阳 Shenyang 선양 瀋陽
哈尔滨 Harbin 하얼빈 ハルビン
长春 Changchun 창춘 長春
石家庄 Shijiazhuang 스자좡 石家荘
太原 Taiyuan 타이위안
南昌 Nanchang 난창
贵阳 Guiyang 구이양 貴陽
南宁 Nanning 난닝 南寧
海口 Haikou 하이커우
三亚 Sanya 싼야
珠海 Zhuhai 주하이
佛山 Foshan 포산
东莞 Dongguan 둥관 東莞
无锡 Wuxi 우시 無錫
常州 Changzhou 창저우
温州 Wenzhou 원저우
兰州 Lanzhou 란저우 蘭州
乌鲁木齐 Urumqi 우루무치 ウルムチ
香港 Hong~Kong 홍콩
澳门 Macau 마카오 マカオ
台北 Taipei 타이베이
黄浦 Huangpu 황푸
徐汇 Xuhui 쉬후이 徐匯
长宁 Changning 창닝 長寧
静安 Jing’an 징안
普陀 Putuo 푸퉈
虹口 Hongkou 훙커우
杨浦 Yangpu 양푸 楊浦
浦东 Pudong 푸둥 浦東
浦东新 Pudong 푸둥 浦東新
闵行 Minhang 민항 閔行
宝山 Baoshan 바오산
嘉定 Jiading 자딩
松江 Songjiang 쑹장
青浦 Qingpu 칭푸
奉贤 Fengxian 펑셴 奉賢
崇明 Chongming 충밍
东城 Dongcheng 둥청 東城
西城 Xicheng 시청
朝阳 Chaoyang 차오양 朝陽
海淀 Haidian 하이뎬
丰台 Fengtai 펑타이 豊台
石景山 Shijingshan 스징산
通州 Tongzhou 퉁저우
昌平 Changping 창핑
大兴 Daxing 다싱 大興
顺义 Shunyi 순이 順義
房山 Fangshan 팡산
天河 Tianhe 톈허
越秀 Yuexiu 웨슈
海珠 Haizhu 하이주
荔湾 Liwan 리완
白云 Baiyun 바이윈 白雲
番禺 Panyu 판위
增城 Zengcheng 쩡청 増城
花都 Huadu 화두
南沙 Nansha 난사
福田 Futian 푸톈
罗湖 Luohu 뤄후 羅湖
南山 Nanshan 난산
宝安 Bao’an 바오안
龙岗 Longgang 룽강 龍崗
龙华 Longhua 룽화 龍華
盐田 Yantian 옌톈 塩田
上城 Shangcheng 상청
下城 Xiacheng 샤청
西湖 Xihu 시후
拱墅 Gongshu 궁수
滨江 Binjiang 빈장 浜江
余杭 Yuhang 위항
萧山 Xiaoshan 샤오산 蕭山
锦江 Jinjiang 진장 錦江
青羊 Qingyang 칭양
武侯 Wuhou 우허우
金牛 Jinniu 진뉴
成华 Chenghua 청화 成華
高新 Gaoxin 가오신
江汉 Jianghan 장한 江漢
江岸 Jiang’an 장안
武昌 Wuchang 우창
洪山 Hongshan 훙산
汉阳 Hanyang 한양 漢陽
硚口 Qiaokou 차오커우
高陵 Gaoling 가오링
雁塔 Yanta 옌타
碑林 Beilin 베이린
未央 Weiyang 웨이양
莲湖 Lianhu 롄후 蓮湖
玄武 Xuanwu 쉬안우
秦淮 Qinhuai 친화이
鼓楼 Gulou 구러우
建邺 Jianye 젠예 建鄴
栖霞 Qixia 치샤
江宁 Jiangning 장닝 江寧
渝中 Yuzhong 위중
江北 Jiangbei 장베이
渝北 Yubei 위베이
和平 Heping 허핑
河西 Hexi 허시
河东 Hedong 허둥 河東
南开 Nankai 난카이 南開
市南 Shinan 스난
市北 Shibei 스베이
崂山 Laoshan 라오산 嶗山
姑苏 Gusu 구쑤 姑蘇
吴中 Wuzhong 우중 呉中
思明 Siming 쓰밍
湖里 Huli 후리
六合 Luhe 루허
六安 Lu’an 루안
蚌埠 Bengbu 벙부
`;

/** Their names, the longest first: what a firm's or estate's name may begin with. */
export const chinesePlaces: readonly string[] = china
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[0] ?? line)
  .sort((a, b) => b.length - a.length);
