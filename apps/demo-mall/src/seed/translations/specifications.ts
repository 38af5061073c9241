import { rows } from './rows';

/**
 * Names of options in the shops' languages; of two rows with the same text the first applies. en |
 * zh-CN | es | fr | th | lo
 */
export const specifications = rows(`
Size | 尺寸 | Tamaño | Taille | ขนาด | ຂະໜາດ
Size | 尺码 | Talla | Pointure | ไซซ์ | ຂະໜາດ
Colour | 颜色 | Color | Couleur | สี | ສີ
Colours | 色数 | Colores | Couleurs | จำนวนสี | ຈຳນວນສີ
Glaze | 釉色 | Esmalte | Émail | สีเคลือบ | ສີເຄືອບ
Weight | 净重 | Peso | Poids | น้ำหนัก | ນ້ຳໜັກ
Capacity | 容量 | Capacidad | Contenance | ความจุ | ຄວາມຈຸ
Volume | 容积 | Volumen | Volume | ปริมาตร | ບໍລິມາດ
Pack | 包装 | Paquete | Lot | แพ็ก | ແພັກ
Box | 盒装 | Caja | Boîte | กล่อง | ກ່ອງ
Gift box | 礼盒 | Caja de regalo | Coffret | กล่องของขวัญ | ກ່ອງຂອງຂວັນ
Bag | 袋装 | Bolsa | Sachet | ถุง | ຖົງ
Net | 网袋 | Malla | Filet | ตาข่าย | ຖົງຕາໜ່າງ
Bunch | 束 | Manojo | Botte | กำ | ກຳ
Tray | 托盘 | Bandeja | Barquette | ถาด | ຖາດ
Pot | 盆 | Maceta | Pot | กระถาง | ກະຖາງ
Tub | 桶装 | Tarrina | Pot | กระปุก | ກະປຸກ
Pieces | 数量 | Piezas | Pièces | จำนวน | ຈຳນວນ
Set | 套装 | Juego | Ensemble | ชุด | ຊຸດ
Kit | 套件 | Kit | Kit | ชุดอุปกรณ์ | ຊຸດອຸປະກອນ
Kind | 种类 | Clase | Sorte | ชนิด | ຊະນິດ
Type | 类型 | Tipo | Type | ประเภท | ປະເພດ
Variety | 品种 | Variedad | Variété | พันธุ์ | ພັນ
Grade | 规格 | Calidad | Qualité | เกรด | ເກຣດ
Model | 型号 | Modelo | Modèle | รุ่น | ລຸ້ນ
Style | 款式 | Estilo | Style | แบบ | ແບບ
Design | 图案 | Diseño | Motif | ลวดลาย | ລວດລາຍ
Edition | 版本 | Edición | Édition | ฉบับ | ສະບັບ
Version | 版本 | Versión | Version | เวอร์ชัน | ເວີຊັນ
Format | 装帧 | Formato | Format | รูปแบบ | ຮູບແບບ
Cover | 封面 | Cubierta | Couverture | ปก | ປົກ
Paper | 内页 | Papel | Papier | กระดาษ | ເຈ້ຍ
Nib | 笔尖 | Plumín | Plume | หัวปากกา | ຫົວປາກກາ
Tip | 笔头 | Punta | Pointe | ปลาย | ປາຍ
Scent | 香型 | Aroma | Senteur | กลิ่น | ກິ່ນ
Diameter | 直径 | Diámetro | Diamètre | เส้นผ่านศูนย์กลาง | ເສັ້ນຜ່າສູນກາງ
Rim | 口径 | Boca | Ouverture | ปากถ้วย | ປາກຖ້ວຍ
Bead size | 珠径 | Tamaño de la cuenta | Taille des perles | ขนาดลูกปัด | ຂະໜາດລູກປັດ
Heat | 辣度 | Picante | Piquant | ความเผ็ด | ຄວາມເຜັດ
Lesson | 课程 | Clase | Cours | บทเรียน | ບົດຮຽນ
For | 适用 | Para | Pour | สำหรับ | ສຳລັບ
People | 人数 | Personas | Places | จำนวนคน | ຈຳນວນຄົນ
Serves | 份量 | Raciones | Parts | สำหรับกี่ที่ | ສຳລັບຈັກຄົນ
Height | 高度 | Altura | Hauteur | ความสูง | ຄວາມສູງ
Length | 长度 | Largo | Longueur | ความยาว | ຄວາມຍາວ
Width | 宽度 | Ancho | Largeur | ความกว้าง | ຄວາມກວ້າງ
Depth | 深度 | Profundidad | Profondeur | ความลึก | ຄວາມເລິກ
Area | 面积 | Superficie | Surface | พื้นที่ | ພື້ນທີ່
Span | 展开宽度 | Envergadura | Envergure | ความกว้าง | ຄວາມກວ້າງ
Ripeness | 成熟度 | Madurez | Maturité | ความสุก | ຄວາມສຸກ
Topping | 配料 | Cobertura | Garniture | หน้า | ໜ້າ
Salt | 盐 | Sal | Sel | เกลือ | ເກືອ
Flavour | 口味 | Sabor | Parfum | รสชาติ | ລົດຊາດ
Calibre | 大小 | Calibre | Calibre | ขนาดผล | ຂະໜາດໝາກ
Herbs | 香草 | Hierbas | Herbes | สมุนไพร | ສະໝຸນໄພ
Basin | 水盆 | Pila | Bassin | อ่าง | ອ່າງ
Stems | 枝数 | Tallos | Tiges | จำนวนก้าน | ຈຳນວນກ້ານ
Head | 头部 | Cabezal | Tête | หัว | ຫົວ
Blade | 刀片 | Hoja | Lame | ใบมีด | ໃບມີດ
Age | 年龄 | Edad | Âge | อายุ | ອາຍຸ
Hole | 孔径 | Agujero | Trou | ขนาดรู | ຂະໜາດຮູ
Material | 材质 | Material | Matière | วัสดุ | ວັດສະດຸ
Finish | 表面处理 | Acabado | Finition | ผิวงาน | ຜິວງານ
Shape | 形状 | Forma | Forme | รูปทรง | ຮູບຊົງ
Lid | 盖子 | Tapa | Couvercle | ฝา | ຝາ
Pattern | 花纹 | Estampado | Motif | ลาย | ລາຍ
Hand | 惯用手 | Mano | Main | มือที่ถนัด | ມືທີ່ຖະນັດ
Flex | 硬度 | Flexión | Souplesse | ความยืดหยุ่น | ຄວາມຍືດຢຸ່ນ
Grip | 握把 | Empuñadura | Poignée | ด้ามจับ | ດ້າມຈັບ
Rubber | 胶皮 | Goma | Revêtement | ยาง | ຢາງ
Players | 玩家人数 | Jugadores | Joueurs | จำนวนผู้เล่น | ຈຳນວນຜູ້ຫຼິ້ນ
Draw | 拉力 | Potencia | Puissance | แรงดึง | ແຮງດຶງ
Wood | 木材 | Madera | Bois | ไม้ | ໄມ້
Scale | 比例 | Escala | Échelle | มาตราส่วน | ມາດຕາສ່ວນ
Handle | 手柄 | Mango | Manche | ด้าม | ດ້າມ
Frame | 框架 | Marco | Cadre | กรอบ | ກອບ
Seats | 座位 | Plazas | Places assises | ที่นั่ง | ບ່ອນນັ່ງ
Memory | 内存 | Memoria | Mémoire | หน่วยความจำ | ໜ່ວຍຄວາມຈຳ
Storage | 存储 | Almacenamiento | Stockage | พื้นที่จัดเก็บ | ພື້ນທີ່ຈັດເກັບ
Switch | 轴体 | Interruptor | Switch | สวิตช์ | ສະວິດ
Layout | 布局 | Distribución | Disposition | ผังแป้น | ຜັງແປ້ນພິມ
Cut | 切纸方式 | Corte | Coupe | แบบการตัด | ແບບຕັດ
Rows | 行数 | Filas | Rangées | จำนวนแถว | ຈຳນວນແຖວ
Connection | 连接方式 | Conexión | Connexion | การเชื่อมต่อ | ການເຊື່ອມຕໍ່
Mount | 卡口 | Montura | Monture | เมาท์ | ເມົາທ໌
Aperture | 光圈 | Apertura | Ouverture | รูรับแสง | ຮູຮັບແສງ
Power | 功率/倍率 | Potencia | Puissance | กำลังไฟ | ກຳລັງໄຟ
Speed | 感光度 | Sensibilidad | Sensibilité | ความไวแสง | ຄວາມໄວແສງ
Resolution | 分辨率 | Resolución | Résolution | ความละเอียด | ຄວາມລະອຽດ
Strap | 表带 | Correa | Bracelet | สาย | ສາຍ
Ports | 接口 | Puertos | Ports | พอร์ต | ພອດ
Light | 亮度 | Brillo | Luminosité | ความสว่าง | ຄວາມສະຫວ່າງ
Fitting | 灯头 | Casquillo | Culot | ขั้วหลอด | ຂົ້ວຫຼອດ
Legs | 椅脚 | Patas | Pieds | ขา | ຂາ
Skin | 肤质 | Piel | Peau | สภาพผิว | ສະພາບຜິວ
Strength | 强度 | Intensidad | Intensité | ความเข้มข้น | ຄວາມເຂັ້ມຂຸ້ນ
Factor | 防晒指数 | Factor | Indice | ค่า SPF | ຄ່າ SPF
Shade | 色号 | Tono | Teinte | เฉดสี | ເສດສີ
Hair | 发质 | Cabello | Cheveux | สภาพผม | ສະພາບຜົມ
Bristle | 刷毛 | Cerdas | Poils | ขนแปรง | ຂົນແປງ
Strings | 琴弦 | Cuerdas | Cordes | สาย | ສາຍ
Stand | 支架 | Soporte | Support | ขาตั้ง | ຂາຕັ້ງ
Value | 面值 | Importe | Montant | มูลค่า | ມູນຄ່າ
Waist | 腰围 | Cintura | Tour de taille | รอบเอว | ຮອບແອວ
Metal | 金属 | Metal | Métal | โลหะ | ໂລຫະ
Grind | 研磨度 | Molienda | Mouture | การบด | ການບົດ
Texture | 质地 | Textura | Texture | เนื้อสัมผัส | ເນື້ອສຳຜັດ
Cocoa | 可可含量 | Cacao | Cacao | โกโก้ | ໂກໂກ້
Broth | 汤底 | Caldo | Bouillon | น้ำซุป | ນ້ຳຊຸບ
Board | 棋盘 | Tablero | Plateau | กระดาน | ກະດານ
Range | 范围 | Alcance | Portée | ระยะ | ໄລຍະ
Cast | 角色 | Personajes | Personnages | ตัวละคร | ຕົວລະຄອນ
Tools | 工具 | Herramientas | Outils | เครื่องมือ | ເຄື່ອງມື
`);
