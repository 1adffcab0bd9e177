/** Chinese cities and districts: Han name (no 市/区 suffix) to its Latin form, and to Hangul where a usual one exists. */

/** "上海 Shanghai 상하이": one place a line. */
export const china = `
北京 Beijing 베이징
上海 Shanghai 상하이
天津 Tianjin 톈진
重庆 Chongqing 충칭
广州 Guangzhou 광저우
深圳 Shenzhen 선전
杭州 Hangzhou 항저우
南京 Nanjing 난징
苏州 Suzhou 쑤저우
成都 Chengdu 청두
武汉 Wuhan 우한
西安 Xi’an 시안
青岛 Qingdao 칭다오
大连 Dalian 다롄
厦门 Xiamen 샤먼
宁波 Ningbo 닝보
长沙 Changsha 창사
郑州 Zhengzhou 정저우
济南 Jinan 지난
合肥 Hefei 허페이
福州 Fuzhou 푸저우
昆明 Kunming 쿤밍
沈阳 Shenyang 선양
哈尔滨 Harbin 하얼빈
长春 Changchun 창춘
石家庄 Shijiazhuang 스자좡
太原 Taiyuan 타이위안
南昌 Nanchang 난창
贵阳 Guiyang 구이양
南宁 Nanning 난닝
海口 Haikou 하이커우
三亚 Sanya 싼야
珠海 Zhuhai 주하이
佛山 Foshan 포산
东莞 Dongguan 둥관
无锡 Wuxi 우시
常州 Changzhou
温州 Wenzhou
兰州 Lanzhou
乌鲁木齐 Urumqi
香港 Hong~Kong 홍콩
澳门 Macau 마카오
台北 Taipei 타이베이
黄浦 Huangpu
徐汇 Xuhui
长宁 Changning
静安 Jing’an
普陀 Putuo
虹口 Hongkou
杨浦 Yangpu
浦东 Pudong 푸둥
浦东新 Pudong 푸둥
闵行 Minhang
宝山 Baoshan
嘉定 Jiading
松江 Songjiang
青浦 Qingpu
奉贤 Fengxian
崇明 Chongming
东城 Dongcheng
西城 Xicheng
朝阳 Chaoyang
海淀 Haidian
丰台 Fengtai
石景山 Shijingshan
通州 Tongzhou
昌平 Changping
大兴 Daxing
顺义 Shunyi
房山 Fangshan
天河 Tianhe
越秀 Yuexiu
海珠 Haizhu
荔湾 Liwan
白云 Baiyun
番禺 Panyu
增城 Zengcheng
花都 Huadu
南沙 Nansha
福田 Futian
罗湖 Luohu
南山 Nanshan
宝安 Bao’an
龙岗 Longgang
龙华 Longhua
盐田 Yantian
上城 Shangcheng
下城 Xiacheng
西湖 Xihu
拱墅 Gongshu
滨江 Binjiang
余杭 Yuhang
萧山 Xiaoshan
锦江 Jinjiang
青羊 Qingyang
武侯 Wuhou
金牛 Jinniu
成华 Chenghua
高新 Gaoxin
江汉 Jianghan
江岸 Jiang’an
武昌 Wuchang
洪山 Hongshan
汉阳 Hanyang
硚口 Qiaokou
高陵 Gaoling
雁塔 Yanta
碑林 Beilin
未央 Weiyang
莲湖 Lianhu
玄武 Xuanwu
秦淮 Qinhuai
鼓楼 Gulou
建邺 Jianye
栖霞 Qixia
江宁 Jiangning
渝中 Yuzhong
江北 Jiangbei
渝北 Yubei
和平 Heping
河西 Hexi
河东 Hedong
南开 Nankai
市南 Shinan
市北 Shibei
崂山 Laoshan
姑苏 Gusu
吴中 Wuzhong
思明 Siming
湖里 Huli
`;
