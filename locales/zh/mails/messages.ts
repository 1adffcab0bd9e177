/** Messages to phones. The digits come early, where a phone's keyboard offers them; each is one segment. */
export const phoneMessages = {
  code: "【房播】验证码 {{code}}，{{minutes}} 分钟内有效。请勿告诉任何人。",
  test: "【房播】测试短信 {{code}}。收到即说明短信可以使用。",
};
