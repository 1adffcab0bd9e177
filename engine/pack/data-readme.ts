/** The page an archive of one's data explains itself with. */
export const exportReadme = {
  zh: {
    name: "说明.txt",
    text: `这是您在房播（Listcast）的全部数据。

account.json     账号：邮箱、注册时间、登录过的设备
data/*.json      每类数据一个文件：资料、名片、房源、推广方案、文案、任务、订单、协议同意记录、通知设置等
files/           您的头像、照片和生成的文件

JSON 文件可以用任何文本编辑器打开。时间均为协调世界时（UTC）。
`,
  },
  en: {
    name: "README.txt",
    text: `This is everything you have at Listcast.

account.json     your account: address, since when, devices that are signed in
data/*.json      one file for each kind of data: profile, card, properties, campaigns, texts, tasks, orders, consents,
                 notification settings and so on
files/           your picture, your photos and the files made for you

JSON files open in any text editor. Times are in UTC.
`,
  },
} as const;
