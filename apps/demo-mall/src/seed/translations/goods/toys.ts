import { rows } from '../rows';

/** Names of the goods of `goods/toys.ts`. en | zh-CN | es | fr | th | lo */
export const toys = rows(`
Bartholomew, the bear who listens | 巴塞洛缪 爱倾听的小熊 | Bartolomé, el oso que escucha | Barthélemy, l’ours qui écoute | บาร์โธโลมิว หมีผู้รับฟัง | ບາໂທໂລມິວ ໝີຜູ້ຮັບຟັງ
Sea otter with a shell | 抱贝壳的海獭玩偶 | Nutria marina con concha | Loutre de mer et son coquillage | ตุ๊กตานากทะเลถือหอย | ຕຸກກະຕານາກທະເລຖືຫອຍ
Panda, cuddly and serious | 熊猫毛绒玩偶 | Panda de peluche, tierno y serio | Panda en peluche, tendre et sérieux | ตุ๊กตาแพนด้าน่ากอดหน้าจริงจัง | ຕຸກກະຕາແພນດ້າໜ້າກອດ
Penguin for cold feet | 暖脚企鹅玩偶 | Pingüino para pies fríos | Pingouin pour pieds froids | เพนกวินอุ่นเท้า | ເພັນກວິນອຸ່ນຕີນ
Long-necked dinosaur | 长颈恐龙玩偶 | Dinosaurio de cuello largo | Dinosaure au long cou | ไดโนเสาร์คอยาว | ໄດໂນເສົາຄໍຍາວ
Unicorn with a starry mane | 星鬃独角兽 | Unicornio de crines estrelladas | Licorne à crinière étoilée | ยูนิคอร์นแผงคอดาว | ຢູນິຄອນຂົນຄໍດາວ
Octopus with eight ideas | 有八个点子的章鱼 | Pulpo con ocho ideas | Pieuvre aux huit idées | ปลาหมึกแปดไอเดีย | ປາໝຶກແປດໄອເດຍ
Fox in a knitted jumper | 毛衣小狐狸 | Zorro con jersey de punto | Renard en pull tricoté | จิ้งจอกใส่เสื้อไหมพรม | ໝາຈອກໃສ່ເສື້ອໄໝພົມ
Wooden jigsaw, map of the world | 世界地图木质拼图 | Puzle de madera, mapa del mundo | Puzzle en bois, carte du monde | จิ๊กซอว์ไม้แผนที่โลก | ຈິກຊໍໄມ້ແຜນທີ່ໂລກ
Chess set, weighted pieces | 国际象棋 配重棋子 | Ajedrez de piezas lastradas | Jeu d’échecs, pièces lestées | ชุดหมากรุกสากล หมากถ่วงน้ำหนัก | ຊຸດໝາກຮຸກສາກົນ ໝາກມີນ້ຳໜັກ
Bamboo-backed mahjong, full family set | 竹背麻将 家用全套 | Mahjong de dorso de bambú, juego completo | Mahjong dos bambou, jeu complet | ไพ่นกกระจอกหลังไม้ไผ่ ครบชุด | ໄພ່ນົກຈອກຫຼັງໄມ້ໄຜ່ ຄົບຊຸດ
Storm the Lighthouse, a dice game | 勇闯灯塔 骰子桌游 | Asalto al faro, un juego de dados | À l’assaut du phare, jeu de dés | บุกประภาคาร เกมลูกเต๋า | ບຸກປະພາຄານ ເກມໝາກກະລອກ
Playing cards with botanical faces | 植物图鉴扑克牌 | Naipes con motivos botánicos | Cartes à jouer botaniques | ไพ่ลายพฤกษา | ໄພ່ລາຍດອກໄມ້
Bowling set for the corridor | 走廊保龄球玩具 | Juego de bolos para el pasillo | Jeu de bowling pour le couloir | ชุดโบว์ลิงเล่นในบ้าน | ຊຸດໂບລິງຫຼິ້ນໃນເຮືອນ
Dartboard with blunt tips | 安全钝头飞镖盘 | Diana con dardos de punta roma | Cible à fléchettes à bouts ronds | เป้าปาเป้าปลายมน | ເປົ້າດອກບິນປາຍມົນ
Luban lock wooden puzzles, set of six | 鲁班锁 益智木玩 六件套 | Candados de Luban, seis puzles de madera | Casse-tête de Luban en bois, lot de six | ปริศนาไม้ล็อกหลู่ปัน ชุด 6 ชิ้น | ປິດສະໜາໄມ້ຫຼູ່ບັນ ຊຸດ 6 ອັນ
Diamond kite with ribbon tail | 菱形飘带风筝 | Cometa rombo con cola de cintas | Cerf-volant losange à queue de rubans | ว่าวทรงเพชรหางริบบิ้น | ວ່າວຮູບເພັດຫາງໂບ
Garden slide with steps | 庭院滑梯 | Tobogán de jardín con escalones | Toboggan de jardin à marches | กระดานลื่นในสวนพร้อมบันได | ກະດານເລື່ອນໃນສວນພ້ອມຂັ້ນໄດ
Wooden yo-yo, tournament weight | 竞技木质溜溜球 | Yoyó de madera de competición | Yo-yo en bois, poids de tournoi | โยโย่ไม้น้ำหนักแข่งขัน | ໂຍໂຍ້ໄມ້ນ້ຳໜັກແຂ່ງຂັນ
Balloons from natural rubber, set of 30 | 天然乳胶气球 30 只装 | Globos de caucho natural, set de 30 | Ballons en caoutchouc naturel, lot de 30 | ลูกโป่งยางธรรมชาติ 30 ใบ | ປູມເປົ້າຢາງທຳມະຊາດ 30 ໜ່ວຍ
Boomerang that does come back | 会回来的回旋镖 | Bumerán que sí vuelve | Boomerang qui revient vraiment | บูมเมอแรงที่กลับมาจริง | ບູມເມີແຣງທີ່ກັບມາແທ້
Bubble wand and a litre of bubbles | 泡泡棒 配一升泡泡水 | Varita y un litro de pompas de jabón | Baguette et un litre de bulles | ไม้เป่าฟองและน้ำฟอง 1 ลิตร | ໄມ້ເປົ່າຟອງ ແລະ ນ້ຳຟອງ 1 ລິດ
Water squirter, long reach | 远程水枪 | Pistola de agua de largo alcance | Pistolet à eau longue portée | ปืนฉีดน้ำยิงไกล | ປືນສີດນ້ຳຍິງໄກ
Piñata to fill yourself | 自填皮纳塔彩罐 | Piñata para rellenar | Piñata à remplir soi-même | พินญาตาใส่ของเอง | ພິນຢາຕາໃສ່ຂອງເອງ
Steam engine on wooden rails | 木轨蒸汽小火车 | Locomotora de vapor sobre raíles de madera | Locomotive à vapeur sur rails de bois | หัวรถจักรไอน้ำรางไม้ | ຫົວລົດໄຟອາຍນ້ຳຮາງໄມ້
Fire engine with ladder | 云梯消防车 | Camión de bomberos con escalera | Camion de pompiers à échelle | รถดับเพลิงพร้อมบันได | ລົດດັບເພີງພ້ອມຂັ້ນໄດ
Robot to build and to teach | 拼装编程机器人 | Robot para montar y programar | Robot à construire et à programmer | หุ่นยนต์ต่อเองสอนโค้ด | ຫຸ່ນຍົນປະກອບ ແລະ ສອນໂຄດ
Rocket with three stages | 三级火箭模型 | Cohete de tres fases | Fusée à trois étages | จรวดสามท่อน | ຈະຫຼວດສາມທ່ອນ
Farm tractor with steering | 可转向农场拖拉机 | Tractor de granja con dirección | Tracteur de ferme à direction | รถแทรกเตอร์ฟาร์มบังคับเลี้ยว | ລົດໄຖຟາມລ້ຽວໄດ້
Racing car, pull-back | 回力赛车 | Coche de carreras de retroceso | Voiture de course à rétrofriction | รถแข่งไขลาน | ລົດແຂ່ງດຶງກັບ
Little red car for big journeys | 远行小红车 | Cochecito rojo para grandes viajes | Petite voiture rouge pour grands voyages | รถแดงคันน้อยเดินทางไกล | ລົດແດງນ້ອຍເດີນທາງໄກ
Flying saucer, hovering | 悬浮飞碟 | Platillo volador flotante | Soucoupe volante en lévitation | จานบินลอยตัว | ຈານບິນລອຍໂຕ
Magic set with wand and twelve tricks | 魔术套装 魔杖与十二个戏法 | Set de magia con varita y doce trucos | Coffret de magie, baguette et douze tours | ชุดมายากลพร้อมไม้เท้า 12 กล | ຊຸດມາຍາກົນພ້ອມໄມ້ກາຍະສິດ 12 ກົນ
Nesting dolls to paint | 彩绘套娃 | Matrioskas para pintar | Poupées gigognes à peindre | ตุ๊กตาแม่ลูกดกระบายสี | ຕຸກກະຕາຊ້ອນກັນລະບາຍສີ
Knitting kit, first scarf | 编织材料包 第一条围巾 | Kit de punto, mi primera bufanda | Kit de tricot, première écharpe | ชุดถักนิตติง ผ้าพันคอผืนแรก | ຊຸດຖັກໄໝພົມ ຜ້າພັນຄໍຜືນທຳອິດ
Sewing box for beginners | 入门缝纫盒 | Costurero para principiantes | Boîte à couture pour débutants | กล่องเย็บผ้าสำหรับมือใหม่ | ກ່ອງຫຍິບຜ້າສຳລັບມືໃໝ່
Finger theatre, masks and stage | 手指剧场 面具与舞台 | Teatro de dedos, máscaras y escenario | Théâtre de doigts, masques et scène | โรงละครนิ้วมือ หน้ากากและเวที | ໂຮງລະຄອນນິ້ວມື ໜ້າກາກ ແລະ ເວທີ
Children's watercolours, solid palette | 儿童水彩颜料盘 固体 | Acuarelas infantiles en pastilla | Aquarelles pour enfants en godets | จานสีน้ำสำหรับเด็กแบบก้อน | ຈານສີນ້ຳສຳລັບເດັກນ້ອຍແບບກ້ອນ
Doctor's case with working stethoscope | 医生玩具箱 可用听诊器 | Maletín médico con estetoscopio real | Mallette de docteur, vrai stéthoscope | กระเป๋าหมอพร้อมหูฟังใช้ได้จริง | ກະເປົາໝໍພ້ອມຫູຟັງໃຊ້ໄດ້ແທ້
Tool case for small repairs | 小修理工具箱 | Maletín de herramientas para arreglos | Mallette d’outils pour petites réparations | กล่องเครื่องมือซ่อมเล็กๆ | ກ່ອງເຄື່ອງມືສ້ອມນ້ອຍໆ
`);
