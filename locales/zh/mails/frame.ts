/** What every mail carries, and the mail that tests the sending. */
export const mailFrame = {
  brand: "房播 Listcast",
  linkHint: "按钮点不开？把下面的地址复制到浏览器：",
  test: {
    subject: "测试邮件",
    preheader: "能读到这封邮件，说明发信正常。",
    heading: "发信正常",
    lead: "这封邮件由您在平台集成页上发出。能读到它，说明发信设置可以使用。",
    note: "如果它落在垃圾邮件里，请检查发件域名的 SPF、DKIM 和 DMARC 记录。",
  },
};
