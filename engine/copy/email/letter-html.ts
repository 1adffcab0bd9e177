/** Made of letter.mjml by `npm run letter`. */
export const letterHtml = `<!doctype html>
<html lang="{{language}}" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
@media only screen and (max-width:479px) {
table.mj-full-width-mobile { width: 100% !important; }
td.mj-full-width-mobile { width: auto !important; }
}
</style>
<style type="text/css">
@media (prefers-color-scheme:dark){body,.g{background:#14161a!important}.c,.c>table{background:#1b1e23!important}.c>table>tbody>tr>td{border-color:#2a2e35!important}.i,.i div,.i p,.i h1{color:#eceae6!important}.m,.m div,.m p{color:#a9adb3!important}.l,.l p{border-color:#2a2e35!important}.a div{color:#f0764e!important}}
[data-ogsc] .i,[data-ogsc] .i div,[data-ogsc] .i p,[data-ogsc] .i h1{color:#eceae6!important}[data-ogsc] .m,[data-ogsc] .m div,[data-ogsc] .m p{color:#a9adb3!important}[data-ogsb] .c,[data-ogsb] .c>table{background:#1b1e23!important}
</style>
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
</head>
<body  class="g" style="word-spacing:normal;background-color:#faf8f5;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preheader}}</div>
<div
aria-label="{{subject}}" aria-roledescription="email" role="article" lang="{{language}}" dir="auto" style="word-spacing:normal;background-color:#faf8f5;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:12px 0 0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="c-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="c" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;border-radius:10px;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border:1px solid #e9e4dc;border-radius:10px;direction:ltr;font-size:0px;padding:0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><![endif]-->
<!--part:photo-->
<!--[if mso | IE]><tr><td class="" width="600px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:598px;" width="598" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:598px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:598px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
<tr>
<td
align="center" style="font-size:0px;padding:0;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:collapse;border-spacing:0px;" class="mj-full-width-mobile"
>
<tbody>
<tr>
<td  style="width:598px;" class="mj-full-width-mobile">
<img
alt="{{caption}}" src="{{photo}}" style="border:0;border-radius:9px 9px 0 0;display:block;outline:none;text-decoration:none;height:auto;width:100%;font-size:13px;" width="598" height="auto"
/>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr><![endif]-->
<!--/part-->
<!--[if mso | IE]><tr><td class="" width="600px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:598px;" width="598" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:598px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:28px 28px 14px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:542px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
<!--part:place-->
<tr>
<td
align="left" class="m" style="font-size:0px;padding:0 0 8px;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#6b6f76;"
>{{place}}</div>
</td>
</tr>
<!--/part--><!--part:headline-->
<tr>
<td
align="left" class="i" style="font-size:0px;padding:0 0 12px;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:16px;line-height:1.65;text-align:left;color:#1c2024;"
><h1 style="margin:0;color:#1c2024;font-size:23px;line-height:1.35;font-weight:600">{{headline}}</h1></div>
</td>
</tr>
<!--/part--><!--part:price-->
<tr>
<td
align="left" class="a" style="font-size:0px;padding:0 0 16px;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:21px;font-weight:600;line-height:1.3;text-align:left;color:#b83a14;"
>{{price}}</div>
</td>
</tr>
<!--/part-->
<tr>
<td
align="left" class="i" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:16px;line-height:1.65;text-align:left;color:#1c2024;"
><!--part:paragraph--><p style="margin:0 0 14px;color:#1c2024;font-size:16px;line-height:1.65">{{paragraph}}</p><!--/part--></div>
</td>
</tr>
<!--part:facts-->
<tr>
<td
align="left" class="m" style="font-size:0px;padding:8px 0 4px;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#6b6f76;"
>{{factsHead}}</div>
</td>
</tr>
<tr>
<td
align="left" style="font-size:0px;padding:0 0 14px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#000000;font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;"
>
<!--part:row--><tr><td class="m l" style="padding:9px 12px 9px 0;{{under}}color:#6b6f76;font-size:14px;white-space:nowrap;vertical-align:top">{{label}}</td><td class="i l" style="padding:9px 0;{{under}}color:#1c2024;font-size:15px">{{value}}</td></tr><!--/part-->
</table>
</td>
</tr>
<!--/part--><!--part:button-->
<tr>
<td
align="left" style="font-size:0px;padding:8px 0 22px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="#d9481c" role="presentation" style="border:none;border-radius:8px;cursor:auto;mso-padding-alt:13px 26px;background:#d9481c;" valign="middle"
>
<a
href="{{href}}" style="display:inline-block;background:#d9481c;color:#ffffff;font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:16px;font-weight:600;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:13px 26px;mso-padding-alt:0px;border-radius:8px;" target="_blank"
>
{{button}}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<!--/part--><!--part:closing-->
<tr>
<td
align="left" class="i" style="font-size:0px;padding:0 0 14px;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:16px;line-height:1.65;text-align:left;color:#1c2024;"
>{{closing}}</div>
</td>
</tr>
<!--/part--><!--part:card-->
<tr>
<td
align="center" class="l" style="font-size:0px;padding:8px 0 16px;word-break:break-word;"
>
<p
style="border-top:solid 1px #e9e4dc;font-size:1px;margin:0px auto;width:100%;"
>
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #e9e4dc;font-size:1px;margin:0px auto;width:542px;" role="presentation" width="542px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td
align="left" style="font-size:0px;padding:0 0 14px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#000000;font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;"
>
<tr><!--part:portrait--><td style="width:68px;padding:4px 0 0;vertical-align:top"><img src="{{portrait}}" alt="{{caption}}" width="56" height="56" style="display:block;width:56px;height:56px;border-radius:28px"></td><!--/part--><td class="i" style="padding:0;vertical-align:top;color:#1c2024;font-size:15px;line-height:1.6">{{card}}</td><!--part:wechat--><td class="m" style="width:88px;padding:4px 0 0 12px;vertical-align:top;text-align:center;color:#6b6f76;font-size:12px;line-height:1.4"><img src="{{wechat}}" alt="" width="88" height="88" style="display:block;width:88px;height:88px;margin:0 auto 4px">{{caption}}</td><!--/part--></tr>
</table>
</td>
</tr>
<!--/part-->
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--part:footer-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 28px 28px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:544px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
<tr>
<td
align="left" class="m" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif;font-size:12px;line-height:1.6;text-align:left;color:#6b6f76;"
>{{footer}}</div>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--/part-->
</div>
</body>
</html>
`;
