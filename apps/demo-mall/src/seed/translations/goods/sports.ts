import { rows } from '../rows';

/** Names of the goods of `goods/sports.ts`. en | zh-CN | es | fr | th | lo */
export const sports = rows(`
Match football, hand-stitched | 手缝比赛足球 | Balón de fútbol cosido a mano | Ballon de football cousu main | ลูกฟุตบอลแข่งเย็บมือ | ໝາກບານເຕະແຂ່ງຂັນຫຍິບດ້ວຍມື
Street basketball, deep grooves | 街头篮球 深纹 | Balón de baloncesto urbano, surcos profundos | Ballon de basket de rue, rainures profondes | ลูกบาสสตรีท ร่องลึก | ໝາກບານບ້ວງຖະໜົນ ຮ່ອງເລິກ
Beach volleyball, soft touch | 沙滩排球 软触感 | Balón de vóley playa de tacto suave | Ballon de beach-volley, toucher doux | ลูกวอลเลย์บอลชายหาดผิวนุ่ม | ໝາກບານສົ່ງຫາດຊາຍຜິວນຸ່ມ
Rugby ball, training grip | 橄榄球 训练款 | Balón de rugby de entrenamiento | Ballon de rugby d’entraînement | ลูกรักบี้ฝึกซ้อม | ໝາກບານຣັກບີ້ຝຶກຊ້ອມ
American football, composite leather | 美式橄榄球 复合皮 | Balón de fútbol americano, cuero compuesto | Ballon de football américain, cuir composite | ลูกอเมริกันฟุตบอลหนังผสม | ໝາກບານອາເມຣິກັນຟຸດບອນໜັງປະສົມ
Folding goal with net | 折叠球门 带网 | Portería plegable con red | But pliant avec filet | ประตูฟุตบอลพับได้พร้อมตาข่าย | ໂກພັບໄດ້ພ້ອມຕາໜ່າງ
Baseball and glove starter set | 棒球手套入门套装 | Set de iniciación de béisbol con guante | Kit de baseball, balle et gant | ชุดเบสบอลพร้อมถุงมือสำหรับมือใหม่ | ຊຸດເບສບອນພ້ອມຖົງມືສຳລັບມືໃໝ່
Hockey stick and puck | 冰球杆与冰球 | Palo y disco de hockey | Crosse et palet de hockey | ไม้ฮอกกี้และลูกพัก | ໄມ້ຮັອກກີ້ ແລະ ໝາກພັກ
Tennis racket, 280 g, strung | 网球拍 280 克 已穿线 | Raqueta de tenis, 280 g, encordada | Raquette de tennis, 280 g, cordée | ไม้เทนนิส 280 กรัม ขึ้นเอ็นแล้ว | ໄມ້ເທັນນິດ 280 ກຣາມ ຂຶ້ນເອັນແລ້ວ
Table tennis bat, all-round | 全能型乒乓球拍 | Pala de tenis de mesa polivalente | Raquette de tennis de table polyvalente | ไม้ปิงปองออลราวด์ | ໄມ້ປິງປອງທຸກຮູບແບບ
Badminton set for the garden | 庭院羽毛球套装 | Set de bádminton para el jardín | Set de badminton pour le jardin | ชุดแบดมินตันเล่นในสวน | ຊຸດດອກປີກໄກ່ຫຼິ້ນໃນສວນ
Recurve bow for beginners | 初学者反曲弓 | Arco recurvo para principiantes | Arc classique pour débutants | ธนูรีเคิร์ฟสำหรับมือใหม่ | ໜ້າທະນູສຳລັບມືໃໝ່
Cricket bat, English willow | 英国柳木板球拍 | Bate de críquet de sauce inglés | Batte de cricket en saule anglais | ไม้คริกเก็ตวิลโลว์อังกฤษ | ໄມ້ຄຣິກເກັດວິນໂລອັງກິດ
Boxing gloves, gel padding | 凝胶缓冲拳击手套 | Guantes de boxeo con relleno de gel | Gants de boxe à rembourrage gel | นวมชกมวยบุเจล | ນວມຊົກມວຍບຸເຈວ
Judo suit, single weave | 单层织柔道服 | Judogi de tejido simple | Judogi à tissage simple | ชุดยูโดผ้าทอชั้นเดียว | ຊຸດຢູໂດຜ້າຊັ້ນດຽວ
Skittles for the lawn | 草坪木柱保龄球 | Bolos para el césped | Quilles de jardin | โยนลูกล้มหลักสำหรับสนามหญ้า | ໂບລິງໄມ້ສຳລັບສະໜາມຫຍ້າ
Two-person tent, three seasons | 双人三季帐篷 | Tienda para dos, tres estaciones | Tente deux places, trois saisons | เต็นท์ 2 คน สามฤดู | ເຕັນ 2 ຄົນ ສາມລະດູ
Brass compass with mirror | 黄铜指南针 带镜 | Brújula de latón con espejo | Boussole en laiton à miroir | เข็มทิศทองเหลืองมีกระจก | ເຂັມທິດທອງເຫຼືອງມີແວ່ນ
Trekking backpack with rain cover | 徒步双肩背包 带防雨罩 | Mochila de trekking con funda de lluvia | Sac à dos de trek avec housse de pluie | เป้เดินป่าพร้อมผ้าคลุมฝน | ເປ້ຍ່າງປ່າພ້ອມຜ້າຄຸມຝົນ
Enamel camping mug | 露营搪瓷马克杯 | Taza de camping esmaltada | Mug de camping émaillé | แก้วเคลือบแคมปิง | ຈອກເຄືອບແຄມປິ້ງ
Folding saw and hatchet set | 折叠锯与手斧套装 | Set de sierra plegable y hacha | Scie pliante et hachette | ชุดเลื่อยพับและขวานเล็ก | ຊຸດເລື່ອຍພັບ ແລະ ຂວານນ້ອຍ
Fishing rod, four-piece travel | 四节旅行鱼竿 | Caña de pescar de viaje, cuatro tramos | Canne à pêche de voyage, quatre brins | คันเบ็ดพกพา 4 ท่อน | ຄັນເບັດພົກພາ 4 ທ່ອນ
Down blanket for cold terraces | 户外保暖羽绒毯 | Manta de plumón para terrazas frías | Couverture en duvet pour soirées fraîches | ผ้าห่มขนเป็ดสำหรับลมหนาว | ຜ້າຫົ່ມຂົນເປັດສຳລັບລະບຽງໜາວ
Climbing rope, dry-treated | 防水处理攀岩绳 | Cuerda de escalada con tratamiento seco | Corde d’escalade traitée dry | เชือกปีนเขาเคลือบกันน้ำ | ເຊືອກປີນພູເຄືອບກັນນ້ຳ
City bicycle, seven gears | 七速城市自行车 | Bicicleta urbana de siete marchas | Vélo de ville à sept vitesses | จักรยานในเมือง 7 เกียร์ | ລົດຖີບໃນເມືອງ 7 ເກຍ
Skateboard, seven-ply maple | 七层枫木滑板 | Monopatín de arce de siete capas | Skateboard en érable sept plis | สเก็ตบอร์ดไม้เมเปิล 7 ชั้น | ສະເກັດບອດໄມ້ເມເປິນ 7 ຊັ້ນ
Kick scooter, folding | 折叠滑板车 | Patinete plegable | Trottinette pliante | สกูตเตอร์ขาไถพับได้ | ສະກູດເຕີພັບໄດ້
Electric moped, 45 km/h | 电动轻便摩托 45 km/h | Ciclomotor eléctrico, 45 km/h | Cyclomoteur électrique, 45 km/h | มอเตอร์ไซค์ไฟฟ้า 45 กม./ชม. | ລົດຈັກໄຟຟ້າ 45 ກມ/ຊມ
Balance scooter for first miles | 儿童平衡滑步车 | Correpasillos de equilibrio para empezar | Draisienne scooter des premiers kilomètres | รถขาไถฝึกทรงตัวสำหรับเด็ก | ລົດຖີບຝຶກດຸ່ນດ່ຽງສຳລັບເດັກນ້ອຍ
Bicycle repair set | 自行车修理套装 | Kit de reparación para bicicletas | Kit de réparation pour vélo | ชุดซ่อมจักรยาน | ຊຸດສ້ອມລົດຖີບ
Protective goggles for dusty rides | 骑行防尘护目镜 | Gafas protectoras contra el polvo | Lunettes de protection anti-poussière | แว่นกันฝุ่นสำหรับขี่รถ | ແວ່ນກັນຝຸ່ນສຳລັບຂີ່ລົດ
Safety vest, reflective | 反光安全背心 | Chaleco de seguridad reflectante | Gilet de sécurité réfléchissant | เสื้อกั๊กสะท้อนแสง | ເສື້ອກັກສະທ້ອນແສງ
All-mountain skis with bindings | 全山地双板滑雪板 带固定器 | Esquís all-mountain con fijaciones | Skis all-mountain avec fixations | สกีออลเมาน์เทนพร้อมที่ยึด | ສະກີທຸກພູມິປະເທດພ້ອມບ່ອນຍຶດ
Wooden sledge with steel runners | 木雪橇 钢制滑刃 | Trineo de madera con patines de acero | Luge en bois à patins d’acier | เลื่อนไม้รางเหล็ก | ເລື່ອນໄມ້ຮາງເຫຼັກ
Snorkelling set, anti-fog | 防雾浮潜套装 | Set de esnórquel antivaho | Kit de snorkeling antibuée | ชุดดำน้ำตื้นกันฝ้า | ຊຸດດຳນ້ຳຕື້ນກັນຝ້າ
Swimsuit with crossed back | 交叉背连体泳衣 | Bañador de espalda cruzada | Maillot de bain à dos croisé | ชุดว่ายน้ำหลังไขว้ | ຊຸດລອຍນ້ຳຫຼັງໄຂວ້
Bikini, bandeau or triangle | 比基尼 抹胸或三角款 | Bikini, bandeau o triángulo | Bikini, bandeau ou triangle | บิกินีทรงเกาะอกหรือสามเหลี่ยม | ບີກີນີຊົງເກາະເອິກ ຫຼື ສາມຫຼ່ຽມ
Two-seat canoe with paddles | 双人独木舟 带桨 | Canoa de dos plazas con palas | Canoë deux places avec pagaies | เรือแคนู 2 ที่นั่งพร้อมไม้พาย | ເຮືອຄານູ 2 ບ່ອນນັ່ງພ້ອມໄມ້ພາຍ
Curling stone for the rink | 冰壶石 | Piedra de curling para la pista | Pierre de curling pour la patinoire | หินเคอร์ลิงสำหรับลานน้ำแข็ง | ຫີນເຄີລິງສຳລັບລານນ້ຳກ້ອນ
Sun umbrella for beach and balcony | 沙滩阳台遮阳伞 | Sombrilla para playa y balcón | Parasol pour plage et balcon | ร่มกันแดดชายหาดและระเบียง | ຄັນຮົ່ມກັນແດດຫາດຊາຍ ແລະ ລະບຽງ
`);
