// Written by scripts/countries.mjs out of libphonenumber-js and CLDR; do not edit.
// Code, English name, dial code, a number as it is grouped, Chinese name, its pinyin initials.
export const rows = `
US|United States|1|201 555 0123|美国|mg
AG|Antigua & Barbuda|1|268 464 1234|安提瓜和巴布达|atghbbd
AI|Anguilla|1|264 235 1234|安圭拉|agl
AS|American Samoa|1|684 733 1234|美属萨摩亚|mssmy
BB|Barbados|1|246 250 1234|巴巴多斯|bbds
BM|Bermuda|1|441 370 1234|百慕大|bmd
BS|Bahamas|1|242 359 1234|巴哈马|bhm
CA|Canada|1|506 234 5678|加拿大|jnd
DM|Dominica|1|767 225 1234|多米尼克|dmnk
DO|Dominican Republic|1|809 234 5678|多米尼加共和国|dmnjghg
GD|Grenada|1|473 403 1234|格林纳达|glnd
GU|Guam|1|671 300 1234|关岛|gd
JM|Jamaica|1|876 210 1234|牙买加|ymj
KN|St. Kitts & Nevis|1|869 765 2917|圣基茨和尼维斯|sjchnws
KY|Cayman Islands|1|345 323 1234|开曼群岛|kmqd
LC|St. Lucia|1|758 284 5678|圣卢西亚|slxy
MP|Northern Mariana Islands|1|670 234 5678|北马里亚纳群岛|bmlynqd
MS|Montserrat|1|664 492 3456|蒙特塞拉特|mtslt
PR|Puerto Rico|1|787 234 5678|波多黎各|bdlg
SX|Sint Maarten|1|721 520 5678|荷属圣马丁|hssmd
TC|Turks & Caicos Islands|1|649 231 1234|特克斯和凯科斯群岛|tkshkksqd
TT|Trinidad & Tobago|1|868 291 1234|特立尼达和多巴哥|tlndhdbg
VC|St. Vincent & Grenadines|1|784 430 1234|圣文森特和格林纳丁斯|swsthglnds
VG|British Virgin Islands|1|284 300 1234|英属维尔京群岛|yswejqd
VI|U.S. Virgin Islands|1|340 642 1234|美属维尔京群岛|mswejqd
RU|Russia|7|912 345 67 89|俄罗斯|els
KZ|Kazakhstan|7|771 000 9998|哈萨克斯坦|hskst
EG|Egypt|20|10 01234567|埃及|aj
ZA|South Africa|27|71 123 4567|南非|nf
GR|Greece|30|691 234 5678|希腊|xl
NL|Netherlands|31|6 12345678|荷兰|hl
BE|Belgium|32|450 00 12 34|比利时|bls
FR|France|33|6 12 34 56 78|法国|fg
ES|Spain|34|612 34 56 78|西班牙|xby
HU|Hungary|36|20 123 4567|匈牙利|xyl
IT|Italy|39|312 345 6789|意大利|ydl
VA|Vatican City|39|312 345 6789|梵蒂冈|fdg
RO|Romania|40|712 034 567|罗马尼亚|lmny
CH|Switzerland|41|78 123 45 67|瑞士|rs
AT|Austria|43|664 123456|奥地利|adl
GB|United Kingdom|44|7400 123456|英国|yg
GG|Guernsey|44|7781 123456|根西岛|gxd
IM|Isle of Man|44|7924 123456|马恩岛|med
JE|Jersey|44|7797 712345|泽西岛|zxd
DK|Denmark|45|34 41 23 45|丹麦|dm
SE|Sweden|46|70 123 45 67|瑞典|rd
NO|Norway|47|40 61 23 45|挪威|nw
SJ|Svalbard & Jan Mayen|47|41 23 45 67|斯瓦尔巴和扬马延|swebhymy
PL|Poland|48|512 345 678|波兰|bl
DE|Germany|49|1512 3456789|德国|dg
PE|Peru|51|912 345 678|秘鲁|bl
MX|Mexico|52|222 123 4567|墨西哥|mxg
CU|Cuba|53|5 1234567|古巴|gb
AR|Argentina|54|9 11 2345 6789|阿根廷|agt
BR|Brazil|55|11 96123 4567|巴西|bx
CL|Chile|56|2 2123 4567|智利|zl
CO|Colombia|57|321 1234567|哥伦比亚|glby
VE|Venezuela|58|412 1234567|委内瑞拉|wnrl
MY|Malaysia|60|12 345 6789|马来西亚|mlxy
AU|Australia|61|412 345 678|澳大利亚|adly
CC|Cocos (Keeling) Islands|61|412 345 678|科科斯（基林）群岛|kksjlqd
CX|Christmas Island|61|412 345 678|圣诞岛|sdd
ID|Indonesia|62|812 345 678|印度尼西亚|ydnxy
PH|Philippines|63|905 123 4567|菲律宾|flb
NZ|New Zealand|64|21 123 4567|新西兰|xxl
SG|Singapore|65|8123 4567|新加坡|xjp
TH|Thailand|66|81 234 5678|泰国|tg
JP|Japan|81|90 1234 5678|日本|rb
KR|South Korea|82|10 2000 0000|韩国|hg
VN|Vietnam|84|912 345 678|越南|yn
CN|China|86|131 2345 6789|中国|zg
TR|Türkiye|90|501 234 56 78|土耳其|teq
IN|India|91|81234 56789|印度|yd
PK|Pakistan|92|301 2345678|巴基斯坦|bjst
AF|Afghanistan|93|70 123 4567|阿富汗|afh
LK|Sri Lanka|94|71 234 5678|斯里兰卡|sllk
MM|Myanmar (Burma)|95|9 212 3456|缅甸|md
IR|Iran|98|912 345 6789|伊朗|yl
SS|South Sudan|211|977 123 456|南苏丹|nsd
MA|Morocco|212|6 50 12 34 56|摩洛哥|mlg
EH|Western Sahara|212|6 50 12 34 56|西撒哈拉|xshl
DZ|Algeria|213|551 23 45 67|阿尔及利亚|aejly
TN|Tunisia|216|20 123 456|突尼斯|tns
LY|Libya|218|91 2345678|利比亚|lby
GM|Gambia|220|301 2345|冈比亚|gby
SN|Senegal|221|70 123 45 67|塞内加尔|snje
MR|Mauritania|222|22 12 34 56|毛里塔尼亚|mltny
ML|Mali|223|65 01 23 45|马里|ml
GN|Guinea|224|601 12 34 56|几内亚|jny
CI|Côte d’Ivoire|225|01 23 45 6789|科特迪瓦|ktdw
BF|Burkina Faso|226|70 12 34 56|布基纳法索|bjnfs
NE|Niger|227|93 12 34 56|尼日尔|nre
TG|Togo|228|90 11 23 45|多哥|dg
BJ|Benin|229|01 95 12 34 56|贝宁|bn
MU|Mauritius|230|5251 2345|毛里求斯|mlqs
LR|Liberia|231|77 012 3456|利比里亚|lbly
SL|Sierra Leone|232|25 123456|塞拉利昂|slla
GH|Ghana|233|23 123 4567|加纳|jn
NG|Nigeria|234|802 123 4567|尼日利亚|nrly
TD|Chad|235|63 01 23 45|乍得|zd
CF|Central African Republic|236|70 01 23 45|中非共和国|zfghg
CM|Cameroon|237|6 71 23 45 67|喀麦隆|kml
CV|Cape Verde|238|991 12 34|佛得角|fdj
ST|São Tomé & Príncipe|239|981 2345|圣多美和普林西比|sdmhplxb
GQ|Equatorial Guinea|240|222 123 456|赤道几内亚|cdjny
GA|Gabon|241|06 03 12 34|加蓬|jp
CG|Congo - Brazzaville|242|06 123 4567|刚果（布）|ggb
CD|Congo - Kinshasa|243|991 234 567|刚果（金）|ggj
AO|Angola|244|923 123 456|安哥拉|agl
GW|Guinea-Bissau|245|955 012 345|几内亚比绍|jnybs
IO|British Indian Ocean Territory|246|380 1234|英属印度洋领地|ysydyld
AC|Ascension Island|247|40123|阿森松岛|assd
SC|Seychelles|248|2 510 123|塞舌尔|sse
SD|Sudan|249|91 123 1234|苏丹|sd
RW|Rwanda|250|720 123 456|卢旺达|lwd
ET|Ethiopia|251|91 123 4567|埃塞俄比亚|aseby
SO|Somalia|252|7 1123456|索马里|sml
DJ|Djibouti|253|77 83 10 01|吉布提|jbt
KE|Kenya|254|712 123456|肯尼亚|kny
TZ|Tanzania|255|621 234 567|坦桑尼亚|tsny
UG|Uganda|256|712 345678|乌干达|wgd
BI|Burundi|257|79 56 12 34|布隆迪|bld
MZ|Mozambique|258|82 123 4567|莫桑比克|msbk
ZM|Zambia|260|95 5123456|赞比亚|zby
MG|Madagascar|261|32 12 345 67|马达加斯加|mdjsj
RE|Réunion|262|692 12 34 56|留尼汪|lnw
YT|Mayotte|262|639 01 23 45|马约特|myt
ZW|Zimbabwe|263|71 234 5678|津巴布韦|jbbw
NA|Namibia|264|81 123 4567|纳米比亚|nmby
MW|Malawi|265|991 23 45 67|马拉维|mlw
LS|Lesotho|266|5012 3456|莱索托|lst
BW|Botswana|267|71 123 456|博茨瓦纳|bcwn
SZ|Eswatini|268|7612 3456|斯威士兰|swsl
KM|Comoros|269|321 23 45|科摩罗|kml
SH|St. Helena|290|51234|圣赫勒拿|shln
TA|Tristan da Cunha|290|8999|特里斯坦-达库尼亚群岛|tlstdknyqd
ER|Eritrea|291|7 123 456|厄立特里亚|eltly
AW|Aruba|297|560 1234|阿鲁巴|alb
FO|Faroe Islands|298|21 12 34|法罗群岛|flqd
GL|Greenland|299|22 12 34|格陵兰|gll
GI|Gibraltar|350|57123456|直布罗陀|zblt
PT|Portugal|351|912 345 678|葡萄牙|pty
LU|Luxembourg|352|628 123 456|卢森堡|lsb
IE|Ireland|353|85 012 3456|爱尔兰|ael
IS|Iceland|354|611 1234|冰岛|bd
AL|Albania|355|67 212 3456|阿尔巴尼亚|aebny
MT|Malta|356|9696 1234|马耳他|met
CY|Cyprus|357|96 123456|塞浦路斯|spls
FI|Finland|358|41 2345678|芬兰|fl
AX|Åland Islands|358|41 2345678|奥兰群岛|alqd
BG|Bulgaria|359|43 012 345|保加利亚|bjly
LT|Lithuania|370|612 34567|立陶宛|ltw
LV|Latvia|371|21 234 567|拉脱维亚|ltwy
EE|Estonia|372|5123 4567|爱沙尼亚|asny
MD|Moldova|373|621 12 345|摩尔多瓦|medw
AM|Armenia|374|77 123456|亚美尼亚|ymny
BY|Belarus|375|29 491 19 11|白俄罗斯|bels
AD|Andorra|376|312 345|安道尔|ade
MC|Monaco|377|6 12 34 56 78|摩纳哥|mng
SM|San Marino|378|66 66 12 12|圣马力诺|smln
UA|Ukraine|380|50 123 4567|乌克兰|wkl
RS|Serbia|381|60 1234567|塞尔维亚|sewy
ME|Montenegro|382|60 123 456|黑山|hs
XK|Kosovo|383|43 201 234|科索沃|ksw
HR|Croatia|385|92 123 4567|克罗地亚|kldy
SI|Slovenia|386|31 234 567|斯洛文尼亚|slwny
BA|Bosnia & Herzegovina|387|61 123 456|波斯尼亚和黑塞哥维那|bsnyhhsgwn
MK|North Macedonia|389|72 345 678|北马其顿|bmqd
CZ|Czechia|420|601 123 456|捷克|jk
SK|Slovakia|421|912 123 456|斯洛伐克|slfk
LI|Liechtenstein|423|660 234 567|列支敦士登|lzdsd
FK|Falkland Islands|500|51234|福克兰群岛|fklqd
BZ|Belize|501|622 1234|伯利兹|blz
GT|Guatemala|502|5123 4567|危地马拉|wdml
SV|El Salvador|503|7012 3456|萨尔瓦多|sewd
HN|Honduras|504|9123 4567|洪都拉斯|hdls
NI|Nicaragua|505|8123 4567|尼加拉瓜|njlg
CR|Costa Rica|506|8312 3456|哥斯达黎加|gsdlj
PA|Panama|507|6123 4567|巴拿马|bnm
PM|St. Pierre & Miquelon|508|55 12 34|圣皮埃尔和密克隆群岛|spaehmklqd
HT|Haiti|509|34 10 1234|海地|hd
GP|Guadeloupe|590|690 00 12 34|瓜德罗普|gdlp
BL|St. Barthélemy|590|690 00 12 34|圣巴泰勒米|sbtlm
MF|St. Martin|590|690 00 12 34|法属圣马丁|fssmd
BO|Bolivia|591|71234567|玻利维亚|blwy
GY|Guyana|592|609 1234|圭亚那|gyn
EC|Ecuador|593|99 123 4567|厄瓜多尔|egde
GF|French Guiana|594|694 20 12 34|法属圭亚那|fsgyn
PY|Paraguay|595|961 456789|巴拉圭|blg
MQ|Martinique|596|696 20 12 34|马提尼克|mtnk
SR|Suriname|597|741 2345|苏里南|sln
UY|Uruguay|598|94 231 234|乌拉圭|wlg
CW|Curaçao|599|9 518 1234|库拉索|kls
BQ|Caribbean Netherlands|599|318 1234|荷属加勒比区|hsjlbq
TL|Timor-Leste|670|7721 2345|东帝汶|ddw
NF|Norfolk Island|672|3 81234|诺福克岛|nfkd
BN|Brunei|673|712 3456|文莱|wl
NR|Nauru|674|555 1234|瑙鲁|nl
PG|Papua New Guinea|675|7012 3456|巴布亚新几内亚|bbyxjny
TO|Tonga|676|771 5123|汤加|tj
SB|Solomon Islands|677|74 21234|所罗门群岛|slmqd
VU|Vanuatu|678|591 2345|瓦努阿图|wnat
FJ|Fiji|679|701 2345|斐济|fj
PW|Palau|680|620 1234|帕劳|pl
WF|Wallis & Futuna|681|82 12 34|瓦利斯和富图纳|wlshftn
CK|Cook Islands|682|71 234|库克群岛|kkqd
NU|Niue|683|888 4012|纽埃|na
WS|Samoa|685|72 12345|萨摩亚|smy
KI|Kiribati|686|72001234|基里巴斯|jlbs
NC|New Caledonia|687|75 12 34|新喀里多尼亚|xkldny
TV|Tuvalu|688|90 1234|图瓦卢|twl
PF|French Polynesia|689|87 12 34 56|法属波利尼西亚|fsblnxy
TK|Tokelau|690|7290|托克劳|tkl
FM|Micronesia|691|350 1234|密克罗尼西亚|mklnxy
MH|Marshall Islands|692|235 1234|马绍尔群岛|mseqd
KP|North Korea|850|192 123 4567|朝鲜|cx
HK|Hong Kong SAR China|852|5123 4567|中国香港特别行政区|zgxgtbxzq
MO|Macao SAR China|853|6612 3456|中国澳门特别行政区|zgamtbxzq
KH|Cambodia|855|91 234 567|柬埔寨|jpz
LA|Laos|856|20 23 123 456|老挝|lw
BD|Bangladesh|880|1812 345678|孟加拉国|mjlg
TW|Taiwan|886|912 345 678|台湾|tw
MV|Maldives|960|771 2345|马尔代夫|medf
LB|Lebanon|961|71 123 456|黎巴嫩|lbn
JO|Jordan|962|7 9012 3456|约旦|yd
SY|Syria|963|944 567 890|叙利亚|xly
IQ|Iraq|964|791 234 5678|伊拉克|ylk
KW|Kuwait|965|500 12345|科威特|kwt
SA|Saudi Arabia|966|51 234 5678|沙特阿拉伯|stalb
YE|Yemen|967|712 345 678|也门|ym
OM|Oman|968|9212 3456|阿曼|am
PS|Palestinian Territories|970|599 123 456|巴勒斯坦领土|blstlt
AE|United Arab Emirates|971|50 123 4567|阿拉伯联合酋长国|alblhqzg
IL|Israel|972|50 234 5678|以色列|ysl
BH|Bahrain|973|3600 1234|巴林|bl
QA|Qatar|974|3312 3456|卡塔尔|kte
BT|Bhutan|975|17 12 34 56|不丹|bd
MN|Mongolia|976|8812 3456|蒙古|mg
NP|Nepal|977|984 1234567|尼泊尔|nbe
TJ|Tajikistan|992|91 712 3456|塔吉克斯坦|tjkst
TM|Turkmenistan|993|66 123456|土库曼斯坦|tkmst
AZ|Azerbaijan|994|40 123 45 67|阿塞拜疆|asbj
GE|Georgia|995|555 12 34 56|格鲁吉亚|gljy
KG|Kyrgyzstan|996|700 123 456|吉尔吉斯斯坦|jejsst
UZ|Uzbekistan|998|91 234 56 78|乌兹别克斯坦|wzbkst
`;
