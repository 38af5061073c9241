import { material } from '../material';

/** Reviews of toys, sports, plants, pets, paper and music. en | zh-CN | es | fr | th | lo */
export const leisure = material(`
# softToys
+ It has a name already, and its own pillow. | 已经有名字和专属枕头了。 | Ya tiene nombre y almohada propia. | Il a déjà un nom et son oreiller. | มีชื่อกับหมอนของตัวเองแล้ว | ມີຊື່ກັບໝອນຂອງໂຕເອງແລ້ວ
+ Soft, and the stitching holds. | 柔软，缝线牢固。 | Suave y con costuras firmes. | Doux, et les coutures tiennent. | นุ่ม ตะเข็บแน่น | ນຸ້ມ ຕະເຂັບແໜ້ນ
+ Falls asleep with us every night. | 每晚都陪孩子睡。 | Se duerme con nosotros cada noche. | Il dort avec nous chaque nuit. | กอดนอนทุกคืน | ກອດນອນທຸກຄືນ
+ A face that one has to like. | 表情太讨喜了。 | Tiene una cara que enamora. | Une bouille irrésistible. | หน้าตาน่ารักมาก | ໜ້າຕາໜ້າຮັກຫຼາຍ
~ Sweet; I imagined it a bit plumper. | 可爱，以为会更圆一些。 | Muy dulce; lo imaginaba más rellenito. | Mignon ; je l’imaginais plus dodu. | น่ารัก คิดว่าจะอ้วนกว่านี้ | ໜ້າຮັກ ຄິດວ່າຈະຕຸ້ຍກວ່ານີ້
- Loses some fluff. | 有点掉毛。 | Suelta algo de pelo. | Perd un peu de poils. | ขนหลุดบ้าง | ຂົນຫຼົ່ນແດ່
! A seam opened on the first evening. | 第一晚就开线。 | Se abrió una costura la primera noche. | Une couture a lâché le premier soir. | คืนแรกตะเข็บก็ปริ | ຄືນທຳອິດຕະເຂັບກໍປິ
# boardGames
+ Rules in five minutes, laughter for an hour. | 规则五分钟就懂，笑一小时。 | Reglas en cinco minutos, risas toda una hora. | Règles en cinq minutes, une heure de rires. | เรียนกติกาห้านาที หัวเราะเป็นชั่วโมง | ຮຽນກະຕິກາຫ້ານາທີ ຫົວເປັນຊົ່ວໂມງ
+ Out on the table every weekend. | 每个周末都拿出来玩。 | Sale a la mesa cada fin de semana. | Sur la table chaque week-end. | ได้เล่นทุกสุดสัปดาห์ | ໄດ້ຫຼິ້ນທຸກທ້າຍອາທິດ
+ The pieces are solid and well made. | 部件扎实，做工好。 | Las piezas son sólidas y bien hechas. | Des pièces solides, bien faites. | ชิ้นส่วนแข็งแรง งานดี | ຊິ້ນສ່ວນແຂງແຮງ ວຽກດີ
+ Works with grandparents and with nine-year-olds. | 老人孩子都能玩。 | Sirve para abuelos y para niños de nueve años. | Convient aux grands-parents comme aux enfants. | เล่นได้ทั้งปู่ย่ากับหลาน | ຫຼິ້ນໄດ້ທັງພໍ່ຕູ້ກັບຫຼານ
~ Good fun; the box is larger than it need be. | 好玩，就是盒子太大。 | Divertido; la caja es más grande de la cuenta. | Amusant ; la boîte est trop grande. | สนุก แต่กล่องใหญ่เกิน | ມ່ວນ ແຕ່ກ່ອງໃຫຍ່ເກີນ
- We had played it out in a week. | 一周就玩腻了。 | En una semana ya cansaba. | On s’en est lassés en une semaine. | สัปดาห์เดียวก็เบื่อ | ອາທິດດຽວກໍເບື່ອ
! One piece was missing. | 少了一块。 | Faltaba una pieza. | Il manquait une pièce. | ขาดไปชิ้นหนึ่ง | ຂາດໄປອັນໜຶ່ງ
# toys
+ Has not been put down since. | 一直没放下。 | No lo ha soltado desde entonces. | Il ne le lâche plus. | เล่นไม่วางเลย | ຫຼິ້ນບໍ່ວາງເລີຍ
+ Survived a fall down the stairs. | 从楼梯摔下来也没坏。 | Sobrevivió a una caída por la escalera. | A survécu à une chute dans l’escalier. | ตกบันไดยังไม่พัง | ຕົກຂັ້ນໄດຍັງບໍ່ເພ
+ No sharp edges and no smell of paint. | 没有尖角，也没漆味。 | Sin bordes afilados ni olor a pintura. | Ni bords coupants ni odeur de peinture. | ไม่มีขอบคม ไม่มีกลิ่นสี | ບໍ່ມີຂອບຄົມ ບໍ່ມີກິ່ນສີ
+ We grown-ups play with it after bedtime. | 孩子睡了大人接着玩。 | Los mayores jugamos cuando se acuestan. | Nous, les grands, y jouons après l’heure du coucher. | เด็กหลับ ผู้ใหญ่ก็เล่นต่อ | ເດັກນ້ອຍນອນ ຜູ້ໃຫຍ່ກໍຫຼິ້ນຕໍ່
+ The quiet afternoon that we had hoped for. | 换来一个安静的下午。 | La tarde tranquila que soñábamos. | L’après-midi calme que nous espérions. | ได้บ่ายที่สงบอย่างที่หวัง | ໄດ້ຕອນບ່າຍທີ່ງຽບສະຫງົບ
~ Great toy; a helping hand is needed at first. | 很好，一开始要大人帮忙。 | Gran juguete; al principio hay que ayudar. | Super jouet ; il faut aider au début. | ของเล่นดี แรก ๆ ต้องช่วย | ຂອງຫຼິ້ນດີ ທຳອິດຕ້ອງຊ່ວຍ
- Interesting for a few days. | 新鲜了几天。 | Interesó unos días. | Intéressant quelques jours. | สนใจอยู่ไม่กี่วัน | ສົນໃຈຢູ່ບໍ່ພໍມື້
! A part broke off on the first day. | 第一天就断了个零件。 | Se rompió una parte el primer día. | Une partie a cassé le premier jour. | วันแรกก็หักไปชิ้นหนึ่ง | ມື້ທຳອິດກໍຫັກໄປສ່ວນໜຶ່ງ
# sports
+ Better than the one at the club. | 比俱乐部的好。 | Mejor que el del club. | Mieux que celui du club. | ดีกว่าของที่สโมสร | ດີກວ່າຂອງສະໂມສອນ
+ Stood up to a whole season. | 用了一整季没问题。 | Aguantó toda la temporada. | A tenu toute la saison. | ใช้ได้ทั้งฤดูกาล | ໃຊ້ໄດ້ໝົດລະດູການ
+ A good grip, even with wet hands. | 手湿也握得住。 | Buen agarre, incluso con las manos mojadas. | Bonne prise, même mains mouillées. | มือเปียกก็จับอยู่ | ມືປຽກກໍຈັບຢູ່
+ My game has improved, or so I tell myself. | 水平好像提高了。 | Mi juego ha mejorado, o eso creo. | Mon jeu s’améliore, du moins je le crois. | เล่นดีขึ้น หรือคิดไปเองก็ไม่รู้ | ຫຼິ້ນດີຂຶ້ນ ຫຼື ຄິດໄປເອງກໍບໍ່ຮູ້
~ Good for practice; for matches I would go one up. | 练习很好，比赛想换高一档。 | Bueno para entrenar; para competir, uno mejor. | Bien à l’entraînement ; en match, un cran au-dessus. | เหมาะกับซ้อม ถ้าแข่งอยากได้ดีกว่านี้ | ເໝາະກັບຊ້ອມ ຖ້າແຂ່ງຢາກໄດ້ດີກວ່ານີ້
- Harder than I like. | 偏硬。 | Más duro de lo que me gusta. | Plus dur que je ne l’aime. | แข็งไปหน่อย | ແຂງໄປໜ້ອຍໜຶ່ງ
! Worn out after a month. | 一个月就磨坏了。 | Gastado en un mes. | Usé au bout d’un mois. | เดือนเดียวก็พัง | ເດືອນດຽວກໍເພ
# outdoor
+ Stood up to a wet weekend in the hills. | 山里下了两天雨也没问题。 | Aguantó un fin de semana de lluvia en el monte. | A résisté à un week-end pluvieux en montagne. | เจอฝนบนดอยทั้งสุดสัปดาห์ยังเอาอยู่ | ພົບຝົນຢູ່ພູໝົດທ້າຍອາທິດຍັງທົນ
+ Light enough to take everywhere. | 轻便，到哪都能带。 | Tan ligero que va a todas partes. | Assez léger pour aller partout. | เบาพอพกไปได้ทุกที่ | ເບົາພໍພົກໄປໄດ້ທຸກບ່ອນ
+ Every strap and screw is where it belongs. | 每个细节都到位。 | Cada detalle está en su sitio. | Chaque détail est à sa place. | ทุกชิ้นอยู่ถูกที่ | ທຸກອັນຢູ່ຖືກບ່ອນ
+ Ready in minutes, packed in minutes. | 几分钟就弄好收好。 | Listo y recogido en minutos. | Prêt en quelques minutes, rangé aussi vite. | พร้อมใช้และเก็บได้ในไม่กี่นาที | ພ້ອມໃຊ້ ແລະ ເກັບໄດ້ບໍ່ພໍນາທີ
~ Good; a bag to carry it would be welcome. | 不错，配个提袋更好。 | Bueno; se agradecería una bolsa de transporte. | Bien ; une housse serait bienvenue. | ดี ถ้ามีถุงใส่จะดี | ດີ ຖ້າມີຖົງໃສ່ຈະດີ
- Fine for summer, not for more. | 夏天用可以，别的季节不行。 | Vale para verano, no para más. | Bien l’été, pas plus. | หน้าร้อนพอได้ มากกว่านั้นไม่ไหว | ລະດູຮ້ອນພໍໄດ້ ຫຼາຍກວ່ານັ້ນບໍ່ໄຫວ
! Bent on its first trip. | 第一次出门就弯了。 | Se dobló en la primera salida. | Plié à la première sortie. | ออกทริปแรกก็งอ | ອອກເທື່ອທຳອິດກໍງໍ
# plants
+ Came well rooted, without a brown leaf. | 根系好，没有一片黄叶。 | Llegó bien enraizada, sin una hoja seca. | Bien enracinée, pas une feuille brune. | รากดี ไม่มีใบเหลือง | ຮາກດີ ບໍ່ມີໃບເຫຼືອງ
+ New growth within a fortnight. | 两周就长新芽。 | Brotes nuevos en dos semanas. | De nouvelles pousses en quinze jours. | สองสัปดาห์ก็แตกยอดใหม่ | ສອງອາທິດກໍແຕກຍອດໃໝ່
+ Packed so well that no soil came loose. | 包得好，土一点没洒。 | Tan bien embalada que no se salió la tierra. | Si bien emballée que la terre n’a pas bougé. | ห่อดีมาก ดินไม่หก | ຫໍ່ດີຫຼາຍ ດິນບໍ່ຫົກ
+ The window looks alive now. | 窗台一下子有生气了。 | La ventana ha cobrado vida. | La fenêtre revit. | ริมหน้าต่างมีชีวิตชีวา | ຂ້າງປ່ອງຢ້ຽມມີຊີວິດຊີວາ
~ Healthy, a little smaller than in the picture. | 健康，比图片略小。 | Sana, algo menor que en la foto. | En forme, un peu plus petite que sur la photo. | แข็งแรง เล็กกว่าในรูปนิด | ແຂງແຮງ ນ້ອຍກວ່າໃນຮູບໜ້ອຍໜຶ່ງ
- Lost a few leaves on the way. | 路上掉了几片叶子。 | Perdió unas hojas por el camino. | A perdu quelques feuilles en route. | ใบร่วงระหว่างทางบ้าง | ໃບຫຼົ່ນລະຫວ່າງທາງແດ່
! It was frozen when it came. | 收到时已经冻坏了。 | Llegó helada. | Arrivée gelée. | มาถึงใบเน่าหมด | ມາຮອດໃບເນົ່າໝົດ
# flowers
+ Opened beautifully and lasted eleven days. | 开得很美，放了十一天。 | Se abrieron preciosas y duraron once días. | Magnifiques, elles ont tenu onze jours. | บานสวย อยู่ได้สิบเอ็ดวัน | ບານງາມ ຢູ່ໄດ້ສິບເອັດມື້
+ My mother cried, in a good way. | 妈妈感动得哭了。 | Mi madre lloró de alegría. | Ma mère en a pleuré de joie. | แม่ดีใจจนน้ำตาไหล | ແມ່ດີໃຈຈົນນ້ຳຕາໄຫຼ
+ The hall is a different place now. | 家里一下子不一样了。 | El recibidor parece otro. | L’entrée n’est plus la même. | บ้านดูเปลี่ยนไปเลย | ບ້ານເບິ່ງປ່ຽນໄປເລີຍ
+ Fresh and carefully wrapped. | 新鲜，包装仔细。 | Frescas y envueltas con cuidado. | Fraîches, emballées avec soin. | สด ห่ออย่างดี | ສົດ ຫໍ່ຢ່າງດີ
~ Pretty; I would have liked more green with it. | 漂亮，绿叶再多些就好。 | Bonitas; me faltó algo más de verde. | Jolies ; un peu plus de verdure aurait été bien. | สวย อยากให้มีใบเขียวมากกว่านี้ | ງາມ ຢາກໃຫ້ມີໃບຂຽວຫຼາຍກວ່ານີ້
- Slow to open. | 开得慢。 | Tardan en abrirse. | Lentes à s’ouvrir. | บานช้า | ບານຊ້າ
! Wilted after one day. | 一天就蔫了。 | Se marchitaron en un día. | Fanées au bout d’un jour. | วันเดียวก็เหี่ยว | ມື້ດຽວກໍຫ່ຽວ
# gardenTools
+ Comfortable after a whole afternoon. | 用一下午也不累手。 | Cómodo tras toda una tarde. | Confortable après tout un après-midi. | ใช้ทั้งบ่ายก็ไม่เมื่อยมือ | ໃຊ້ໝົດບ່າຍກໍບໍ່ເມື່ອຍມື
+ Built for decades. | 能用几十年。 | Hecho para durar décadas. | Fait pour des décennies. | ทำมาใช้ได้หลายสิบปี | ເຮັດມາໃຊ້ໄດ້ຫຼາຍສິບປີ
+ My father had the same one, and I still have it. | 跟我爸那把一样，至今还在用。 | Mi padre tenía uno igual y aún lo guardo. | Mon père avait le même, je l’ai encore. | เหมือนของพ่อที่ยังใช้อยู่ | ຄືຂອງພໍ່ທີ່ຍັງໃຊ້ຢູ່
+ The garden is done in half the time. | 花园活儿省了一半时间。 | El jardín, en la mitad de tiempo. | Le jardin, en deux fois moins de temps. | งานสวนเสร็จเร็วขึ้นครึ่งหนึ่ง | ວຽກສວນແລ້ວໄວຂຶ້ນເຄິ່ງໜຶ່ງ
~ Good; a hook to hang it up is missing. | 不错，缺个挂钩。 | Bueno; falta un gancho para colgarlo. | Bien ; il manque un crochet. | ดี ขาดแค่ตะขอแขวน | ດີ ຂາດແຕ່ຂໍແຂວນ
- Too heavy for me. | 对我来说太重。 | Demasiado pesado para mí. | Trop lourd pour moi. | หนักไปสำหรับฉัน | ໜັກໄປສຳລັບຂ້ອຍ
! Rusted in the first rain. | 第一场雨就生锈。 | Se oxidó con la primera lluvia. | Rouillé à la première pluie. | โดนฝนครั้งแรกก็ขึ้นสนิม | ຖືກຝົນເທື່ອທຳອິດກໍຂີ້ໝ້ຽງຂຶ້ນ
# petFood
+ Our fussy one ate the lot. | 家里挑食的都吃光了。 | El tiquismiquis de casa se lo comió todo. | Le difficile de la maison a tout mangé. | ตัวที่เลือกกินยังกินหมด | ໂຕທີ່ເລືອກກິນຍັງກິນໝົດ
+ Fresh, and no dust in the pack. | 新鲜，没有碎末。 | Fresco y sin polvo. | Frais, sans poussière. | สด ไม่มีฝุ่นผง | ສົດ ບໍ່ມີຝຸ່ນ
+ They know the sound of the parcel by now. | 听到快递声就跑来。 | Ya reconocen el ruido del paquete. | Ils reconnaissent le bruit du colis. | ได้ยินเสียงกล่องก็วิ่งมา | ໄດ້ຍິນສຽງກ່ອງກໍແລ່ນມາ
+ Less waste than the supermarket mix. | 比超市的浪费少。 | Menos desperdicio que la mezcla del súper. | Moins de gaspillage qu’au supermarché. | เหลือทิ้งน้อยกว่าของในห้าง | ເຫຼືອຖິ້ມໜ້ອຍກວ່າຂອງຕະຫຼາດ
~ Well liked; the large pack is hard to close. | 爱吃，大包装不好封口。 | Les gusta; el paquete cuesta cerrarlo. | Apprécié ; le paquet ferme mal. | ชอบกิน แต่ถุงปิดยาก | ມັກກິນ ແຕ່ຖົງປິດຍາກ
- Half of it is left in the bowl. | 碗里总剩一半。 | La mitad se queda en el cuenco. | La moitié reste dans la gamelle. | เหลือในชามครึ่งหนึ่ง | ເຫຼືອໃນຖ້ວຍເຄິ່ງໜຶ່ງ
! It was past its date. | 已经过期了。 | Estaba caducado. | La date était dépassée. | หมดอายุแล้ว | ໝົດອາຍຸແລ້ວ
# stationery
+ Almost too nice to use. | 漂亮得舍不得用。 | Casi da pena usarlo. | Presque trop beau pour servir. | สวยจนไม่กล้าใช้ | ງາມຈົນບໍ່ກ້າໃຊ້
+ My desk has been waiting for this. | 书桌就缺它。 | Mi escritorio lo estaba esperando. | Mon bureau n’attendait que ça. | โต๊ะทำงานรอสิ่งนี้มานาน | ໂຕະເຮັດວຽກລໍສິ່ງນີ້ມາດົນ
+ You notice the quality at the first stroke. | 一下笔就感觉到品质。 | La calidad se nota al primer trazo. | La qualité se sent au premier trait. | ขีดแรกก็รู้ว่าของดี | ຂີດທຳອິດກໍຮູ້ວ່າຂອງດີ
+ Taken to every lesson since. | 每节课都带着。 | Lo llevo a todas las clases. | Il m’accompagne à chaque cours. | พกไปเรียนทุกครั้ง | ພົກໄປຮຽນທຸກເທື່ອ
~ Fine work; it could cost a little less. | 做工好，便宜点更好。 | Buen trabajo; podría costar algo menos. | Beau travail ; un peu moins cher serait bien. | งานดี ถ้าถูกกว่านี้อีกนิดจะดี | ວຽກດີ ຖ້າຖືກກວ່ານີ້ໜ້ອຍໜຶ່ງຈະດີ
- Not quite as smooth as I hoped. | 没有期待中顺手。 | No tan suave como esperaba. | Moins souple que je l’espérais. | ไม่ลื่นเท่าที่หวัง | ບໍ່ລື່ນເທົ່າທີ່ຫວັງ
! Came with a stain on the front. | 正面有污渍。 | Llegó con una mancha delante. | Arrivé avec une tache devant. | ด้านหน้ามีรอยเปื้อน | ດ້ານໜ້າມີຮອຍເປື້ອນ
# books
+ Read in one weekend. | 一个周末读完了。 | Leído en un fin de semana. | Lu en un week-end. | อ่านจบในสุดสัปดาห์เดียว | ອ່ານຈົບໃນທ້າຍອາທິດດຽວ
+ Lovely paper and a proper binding. | 纸好，装订也好。 | Buen papel y buena encuadernación. | Beau papier, vraie reliure. | กระดาษดี เย็บเล่มดี | ເຈ້ຍດີ ຫຍິບເຫຼັ້ມດີ
+ Lent to three friends already. | 已经借给三个朋友了。 | Ya lo he prestado a tres amigos. | Déjà prêté à trois amis. | ให้เพื่อนยืมไปสามคนแล้ว | ໃຫ້ໝູ່ຢືມໄປສາມຄົນແລ້ວ
+ We take it from the shelf again and again. | 一次次从书架上拿下来。 | Lo sacamos del estante una y otra vez. | On le ressort sans cesse de l’étagère. | หยิบมาอ่านซ้ำแล้วซ้ำอีก | ເອົາມາອ່ານຊ້ຳແລ້ວຊ້ຳອີກ
~ Good read; the letters are small. | 好看，就是字小。 | Buena lectura; la letra es pequeña. | Bonne lecture ; caractères petits. | อ่านสนุก แต่ตัวหนังสือเล็ก | ອ່ານມ່ວນ ແຕ່ໂຕໜັງສືນ້ອຍ
- The middle drags. | 中间有点拖。 | El medio se hace largo. | Le milieu traîne. | ช่วงกลางยืดไปหน่อย | ຊ່ວງກາງຍືດໄປໜ້ອຍໜຶ່ງ
! Two pages were bound upside down. | 有两页装反了。 | Dos páginas venían al revés. | Deux pages reliées à l’envers. | มีสองหน้ากลับหัว | ມີສອງໜ້າກັບຫົວ
# instruments
+ Ready to play out of the case. | 开箱就能演奏。 | Listo para tocar al abrirlo. | Prêt à jouer dès l’ouverture. | แกะกล่องก็เล่นได้เลย | ແກະກ່ອງກໍຫຼິ້ນໄດ້ເລີຍ
+ A warm tone, well above its price. | 音色温暖，超值。 | Un tono cálido, por encima de su precio. | Un timbre chaud, au-dessus de son prix. | เสียงอุ่น เกินราคา | ສຽງອຸ່ນ ເກີນລາຄາ
+ My teacher tried it and approved. | 老师试了也说好。 | Mi profesora lo probó y le gustó. | Mon professeur l’a essayé et approuvé. | ครูลองแล้วบอกว่าดี | ຄູລອງແລ້ວບອກວ່າດີ
+ I practise more than I used to. | 练琴的时间都变多了。 | Practico más que antes. | Je travaille plus qu’avant. | ซ้อมบ่อยกว่าเดิม | ຊ້ອມເລື້ອຍກວ່າເກົ່າ
~ Good for a start; I would change a detail later. | 入门够用，以后想换个配件。 | Bueno para empezar; luego cambiaría algún detalle. | Bien pour débuter ; un détail à changer plus tard. | เริ่มต้นกำลังดี ต่อไปอาจเปลี่ยนบางส่วน | ເລີ່ມຕົ້ນພໍດີ ຕໍ່ໄປອາດປ່ຽນບາງສ່ວນ
- Needed a visit to the workshop first. | 要先拿去调一下。 | Hubo que llevarlo primero al taller. | Il a fallu d’abord passer à l’atelier. | ต้องเอาไปตั้งก่อน | ຕ້ອງເອົາໄປຕັ້ງກ່ອນ
! Damaged in transport, case and all. | 运输途中连箱子一起坏了。 | Dañado en el transporte, con estuche y todo. | Abîmé pendant le transport, étui compris. | เสียหายจากขนส่งทั้งกล่อง | ເສຍຫາຍຈາກຂົນສົ່ງທັງກ່ອງ
`);
