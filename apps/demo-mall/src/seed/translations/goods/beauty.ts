import { rows } from '../rows';

/** Names of the goods of `goods/beauty.ts`. en | zh-CN | es | fr | th | lo */
export const beauty = rows(`
Daily moisturiser with oat and fig | 燕麦无花果日常保湿乳 | Hidratante diaria de avena e higo | Crème hydratante avoine et figue | มอยส์เจอไรเซอร์ข้าวโอ๊ตและมะเดื่อ | ຄຣີມບຳລຸງເຂົ້າໂອັດ ແລະ ໝາກເດື່ອ
Vitamin C serum | 维生素 C 精华液 | Sérum de vitamina C | Sérum à la vitamine C | เซรั่มวิตามินซี | ເຊຣັ່ມວິຕາມິນຊີ
Night oil, rosehip and jasmine | 玫瑰果茉莉夜用护肤油 | Aceite de noche, rosa mosqueta y jazmín | Huile de nuit, églantier et jasmin | ออยล์กลางคืน โรสฮิปและมะลิ | ນ້ຳມັນບຳລຸງກາງຄືນ ໂຣສຮິບ ແລະ ມະລິ
Clay mask with green tea | 绿茶泥面膜 | Mascarilla de arcilla con té verde | Masque à l’argile et au thé vert | มาสก์โคลนชาเขียว | ມາສ໌ກດິນຊາຂຽວ
Gotu kola sunscreen SPF 50 | 积雪草防晒霜 SPF 50 | Protector solar de centella SPF 50 | Crème solaire à la centella SPF 50 | ครีมกันแดดใบบัวบก SPF 50 | ຄຣີມກັນແດດໃບບົວບົກ SPF 50
Sun milk for the whole family | 全家防晒乳 | Leche solar para toda la familia | Lait solaire pour toute la famille | โลชั่นกันแดดสำหรับทั้งครอบครัว | ໂລຊັ່ນກັນແດດສຳລັບທັງຄອບຄົວ
Cold-pressed coconut oil | 冷榨椰子油 护肤护发 | Aceite de coco prensado en frío | Huile de coco pressée à froid | น้ำมันมะพร้าวสกัดเย็น | ນ້ຳມັນໝາກພ້າວສະກັດເຢັນ
Hand cream with honey | 蜂蜜护手霜 | Crema de manos con miel | Crème mains au miel | ครีมทามือน้ำผึ้ง | ຄຣີມທາມືນ້ຳເຜິ້ງ
Lipstick, satin finish | 缎光口红 | Pintalabios de acabado satinado | Rouge à lèvres satiné | ลิปสติกเนื้อซาติน | ລິບສະຕິກເນື້ອຊາຕິນ
Nail polish, quick-drying | 快干指甲油 | Esmalte de uñas de secado rápido | Vernis à ongles séchage rapide | ยาทาเล็บแห้งเร็ว | ນ້ຳຢາທາເລັບແຫ້ງໄວ
Pocket mirror with stand | 带支架随身镜 | Espejo de bolsillo con soporte | Miroir de poche sur pied | กระจกพกพามีขาตั้ง | ແວ່ນແຍງພົກພາມີຂາຕັ້ງ
Foundation with skin-like finish | 裸肌感粉底液 | Base de maquillaje efecto piel | Fond de teint effet peau nue | รองพื้นเนื้อบางเหมือนผิวจริง | ຮອງພື້ນເນື້ອບາງຄືຜິວແທ້
Cream blush in a tin | 罐装膏状腮红 | Colorete en crema en lata | Blush crème en boîte | บลัชครีมตลับ | ບລັດຄຣີມຕະລັບ
Cosmetic pouch, wipe-clean | 易擦洗化妆包 | Neceser de maquillaje fácil de limpiar | Trousse de maquillage lavable | กระเป๋าเครื่องสำอางเช็ดล้างได้ | ກະເປົາເຄື່ອງສຳອາງເຊັດລ້າງໄດ້
Lip balm trio | 润唇膏三支装 | Trío de bálsamos labiales | Trio de baumes à lèvres | ลิปบาล์มชุด 3 แท่ง | ລິບບາມຊຸດ 3 ຫຼອດ
Hair bow in velvet | 丝绒蝴蝶结发饰 | Lazo de terciopelo para el pelo | Nœud à cheveux en velours | โบว์ผูกผมกำมะหยี่ | ໂບຜູກຜົມກຳມະຫຍີ່
Jardin d’Août eau de parfum | 八月花园淡香精 | Eau de parfum Jardín de agosto | Eau de parfum Jardin d’Août | น้ำหอม Jardin d’Août โอ เดอ พาร์ฟูม | ນ້ຳຫອມ Jardin d’Août ໂອ ເດີ ພາຟຸມ
Verger eau de cologne | 果园古龙水 | Agua de colonia Verger | Eau de cologne Verger | โคโลญ Verger กลิ่นสวนส้ม | ໂຄໂລນ Verger ກິ່ນສວນໝາກກ້ຽງ
Nuit Bleue perfume extract | 蓝夜香精 | Extracto de perfume Nuit Bleue | Extrait de parfum Nuit Bleue | หัวน้ำหอม Nuit Bleue | ຫົວນ້ຳຫອມ Nuit Bleue ກິ່ນກາງຄືນ
Lavender pillow mist | 薰衣草枕边喷雾 | Bruma de almohada de lavanda | Brume d’oreiller à la lavande | สเปรย์ฉีดหมอนลาเวนเดอร์ | ສະເປຣສີດໝອນລາເວັນເດີ
Solid perfume, green fig | 青无花果固体香膏 | Perfume sólido, higo verde | Parfum solide, figue verte | น้ำหอมแบบแห้ง กลิ่นมะเดื่อเขียว | ນ້ຳຫອມແບບກ້ອນ ກິ່ນໝາກເດື່ອຂຽວ
Frangipani perfume | 鸡蛋花香水 | Perfume de frangipani | Parfum à la fleur de frangipanier | น้ำหอมดอกลีลาวดี | ນ້ຳຫອມດອກຈຳປາ
Reed diffuser, cedar and smoke | 雪松烟熏藤条香薰 | Difusor de varillas, cedro y humo | Diffuseur à bâtonnets, cèdre et fumée | ก้านไม้หอมปรับอากาศ กลิ่นซีดาร์ | ກ້ານໄມ້ຫອມປັບອາກາດ ກິ່ນຊີດາ
Osmanthus solid perfume | 桂花固体香膏 | Perfume sólido de osmanto | Parfum solide à l’osmanthus | น้ำหอมแบบแห้งดอกหอมหมื่นลี้ | ນ້ຳຫອມແບບກ້ອນດອກໝື່ນລີ້
Safety razor with ten blades | 安全剃须刀 配十片刀片 | Maquinilla de afeitar clásica con diez hojas | Rasoir de sûreté et dix lames | มีดโกนหนวดพร้อมใบมีด 10 ใบ | ມີດແຖໜວດພ້ອມໃບມີດ 10 ໃບ
Shampoo, rosemary and mint | 迷迭香薄荷洗发水 | Champú de romero y menta | Shampooing romarin et menthe | แชมพูโรสแมรีและมินต์ | ແຊມພູໂຣສແມຣີ ແລະ ມິ້ນ
Conditioner, almond milk | 杏仁奶护发素 | Acondicionador de leche de almendra | Après-shampooing au lait d’amande | ครีมนวดผมนมอัลมอนด์ | ຄຣີມນວດຜົມນົມອາມອນ
Afro comb in acetate | 醋酸纤维宽齿梳 | Peine afro de acetato | Peigne afro en acétate | หวีแอฟโฟรอะซีเตต | ຫວີແອັບໂຟຣອາຊີເຕດ
Shaving soap in a bowl | 碗装剃须皂 | Jabón de afeitar en cuenco | Savon à barbe en bol | สบู่โกนหนวดในถ้วย | ສະບູແຖໜວດໃນຖ້ວຍ
Kaffir lime shampoo, home recipe | 家传青柠洗发水 | Champú casero de lima kaffir | Shampooing maison au combava | แชมพูมะกรูดสูตรบ้าน | ແຊມພູໝາກຂີ້ຫູດສູດບ້ານ
Beard oil, cedar and clary | 雪松鼠尾草胡须油 | Aceite de barba, cedro y salvia | Huile à barbe, cèdre et sauge sclarée | ออยล์บำรุงเครา ซีดาร์และเซจ | ນ້ຳມັນບຳລຸງໜວດ ຊີດາ ແລະ ເຊັດ
Barber's scissors with case | 理发剪 带收纳套 | Tijeras de peluquero con estuche | Ciseaux de coiffeur avec étui | กรรไกรตัดผมพร้อมซอง | ມີດຕັດຜົມພ້ອມຊອງ
Bar soap, cold-processed | 冷制香皂 | Jabón en pastilla, proceso en frío | Savon saponifié à froid | สบู่ก้อนสูตรเย็น | ສະບູກ້ອນສູດເຢັນ
Handmade jasmine soap | 手工茉莉香皂 | Jabón artesanal de jazmín | Savon artisanal au jasmin | สบู่มะลิทำมือ | ສະບູມະລິເຮັດດ້ວຍມື
Bath salts, eucalyptus | 桉叶浴盐 | Sales de baño de eucalipto | Sels de bain à l’eucalyptus | เกลืออาบน้ำยูคาลิปตัส | ເກືອອາບນ້ຳຢູຄາລິບຕັດ
Marseillane soap with olive oil | 马赛朗橄榄皂 | Jabón de Marseillane de oliva | Savon de Marseillane à l’olive | สบู่มะกอกมาร์เซยานน์ | ສະບູໝາກກອກມາກເຊຢານ
Toothbrushes, pack of four | 牙刷 四支装 | Cepillos de dientes, pack de cuatro | Brosses à dents, lot de quatre | แปรงสีฟัน แพ็ก 4 ด้าม | ແປງຖູແຂ້ວ ແພັກ 4 ອັນ
Bubble bath for small captains | 小船长泡泡浴 | Baño de espuma para pequeños capitanes | Bain moussant des petits capitaines | บับเบิลบาธสำหรับกัปตันตัวน้อย | ຟອງອາບນ້ຳສຳລັບກັບຕັນນ້ອຍ
Loofah sponge, grown in Spain | 西班牙丝瓜络 | Esponja vegetal de lufa española | Éponge loofah cultivée en Espagne | ใยบวบขัดตัวจากสเปน | ໃຍໝາກບວບຖູໂຕຈາກສະເປນ
Handmade mugwort soap | 手工艾草皂 | Jabón artesanal de artemisa | Savon artisanal à l’armoise | สบู่โกฐจุฬาลัมพาทำมือ | ສະບູໃບອ້າຍເຮັດດ້ວຍມື
`);
