import { rows } from '../rows';

/** Materials, surfaces and ways of making that can be chosen. en | zh-CN | es | fr | th | lo */
export const materials = rows(`
Aluminium | 铝 | Aluminio | Aluminium | อะลูมิเนียม | ອະລູມີນຽມ
Cast iron | 铸铁 | Hierro fundido | Fonte | เหล็กหล่อ | ເຫຼັກຫຼໍ່
Steel | 钢色 | Acero | Acier | เหล็กกล้า | ເຫຼັກກ້າ
Brass | 黄铜色 | Latón | Laiton | ทองเหลือง | ທອງເຫຼືອງ
Copper | 铜色 | Cobre | Cuivre | ทองแดง | ທອງແດງ
Polished | 抛光 | Pulido | Poli | ขัดเงา | ຂັດເງົາ
Brushed | 拉丝 | Cepillado | Brossé | ขัดด้าน | ຂັດດ້ານ
chrome | 镀铬 | cromado | chrome | โครเมียม | ໂຄຣມຽມ
brass | 黄铜 | latón | laiton | ทองเหลือง | ທອງເຫຼືອງ
matt black | 哑光黑 | negro mate | noir mat | ดำด้าน | ດຳດ້ານ
black nickel | 黑镍 | níquel negro | nickel noir | นิกเกิลดำ | ນິກເກິນດຳ
black | 黑色 | negro | noir | ดำ | ດຳ
silver | 银色 | plateado | argenté | เงิน | ເງິນ
gilt | 镀金 | dorado | doré | ปิดทอง | ປິດຄຳ
lacquer | 清漆 | lacado | verni | แล็กเกอร์ | ແລັກເກີ
gold lacquer | 金漆 | lacado dorado | verni doré | แล็กเกอร์ทอง | ແລັກເກີຄຳ
sterling silver | 纯银 | plata de ley | argent massif | เงินสเตอร์ลิง | ເງິນສະເຕີລິງ
14 k gold | 14K 金 | oro de 14 k | or 14 carats | ทอง 14 กะรัต | ຄຳ 14 ກະຣັດ
oak | 橡木 | roble | chêne | ไม้โอ๊ก | ໄມ້ໂອກ
walnut | 胡桃木 | nogal | noyer | ไม้วอลนัต | ໄມ້ວໍນັດ
pine | 松木 | pino | pin | ไม้สน | ໄມ້ແປກ
rubberwood | 橡胶木 | madera de caucho | hévéa | ไม้ยางพารา | ໄມ້ຢາງພາລາ
beech | 山毛榉 | haya | hêtre | ไม้บีช | ໄມ້ບີດ
ash | 白蜡木 | fresno | frêne | ไม้แอช | ໄມ້ແອຊ
hickory | 山核桃木 | nogal americano | hickory | ไม้ฮิกคอรี | ໄມ້ຮິກຄໍຣີ
wood | 木 | madera | bois | ไม้ | ໄມ້
bamboo | 竹 | bambú | bambou | ไม้ไผ่ | ໄມ້ໄຜ່
soft foam | 软泡沫 | espuma blanda | mousse souple | โฟมนุ่ม | ໂຟມນຸ່ມ
plastic | 塑料 | plástico | plastique | พลาสติก | ພາດສະຕິກ
silicone | 硅胶 | silicona | silicone | ซิลิโคน | ຊິລິໂຄນ
leather | 皮革 | cuero | cuir | หนัง | ໜັງ
glass | 玻璃 | vidrio | verre | แก้ว | ແກ້ວ
clay | 陶土 | arcilla | argile | ดินเหนียว | ດິນໜຽວ
terracotta | 红陶 | terracota | terre cuite | ดินเผา | ດິນເຜົາ
ceramic | 陶瓷 | cerámica | céramique | เซรามิก | ເຊຣາມິກ
stone | 石材 | piedra | pierre | หิน | ຫີນ
zinc | 镀锌 | cinc | zinc | สังกะสี | ສັງກະສີ
glazed | 上釉 | esmaltado | émaillé | เคลือบ | ເຄືອບ
unglazed | 素烧 | sin esmaltar | non émaillé | ไม่เคลือบ | ບໍ່ເຄືອບ
celadon | 青瓷 | celadón | céladon | ศิลาดล | ສິລາດົນ
plain body | 素面 | liso sin adornos | sans décor | ผิวเรียบ | ໜ້າລຽບ
carved | 刻花 | tallado | gravé | แกะลาย | ແກະລາຍ
narrow mouth | 束口 | boca estrecha | col resserré | ปากสอบ | ປາກແຄບ
straight mouth | 直口 | boca recta | col droit | ปากตรง | ປາກຊື່
wide mouth | 敞口 | boca ancha | col évasé | ปากกว้าง | ປາກກວ້າງ
hardback | 硬皮 | encuadernado | relié | ปกหนา | ປົກໜາ
paperback | 软皮 | de bolsillo | broché | ปกบาง | ປົກບາງ
board book | 纸板书 | libro de cartón | tout-carton | หนังสือกระดาษแข็ง | ປຶ້ມເຈ້ຍແຂງ
ring-bound | 活页 | de anillas | à anneaux | เข้าห่วง | ສັນຫ່ວງ
hard cover | 精装 | tapa dura | reliée | ปกแข็ง | ປົກແຂງ
soft cover | 平装 | rústica | brochée | ปกอ่อน | ປົກອ່ອນ
hard | 硬质 | dura | rigide | แข็ง | ແຂງ
soft | 软 | suave | souple | อ่อน | ອ່ອນ
medium | 中等 | medio | moyen | ปานกลาง | ປານກາງ
blank | 空白 | en blanco | vierge | ไม่มีเส้น | ບໍ່ມີເສັ້ນ
vertical lines | 竖格 | líneas verticales | lignes verticales | เส้นแนวตั้ง | ເສັ້ນຕັ້ງ
silent | 静音 | silencioso | silencieux | เงียบ | ງຽບ
tactile | 段落感 | táctil | tactile | มีจังหวะ | ມີຈັງຫວະ
clicky | 清脆 | con clic | à clic | มีเสียงคลิก | ມີສຽງຄລິກ
cable | 有线 | con cable | filaire | มีสาย | ມີສາຍ
wireless | 无线 | inalámbrico | sans fil | ไร้สาย | ໄຮ້ສາຍ
cardioid | 心形 | cardioide | cardioïde | คาร์ดิออยด์ | ຄາດິອອຍ
super | 超心形 | supercardioide | supercardioïde | ซูเปอร์คาร์ดิออยด์ | ຊູເປີຄາດິອອຍ
control | 控球 | control | contrôle | คุมลูก | ຄຸມລູກ
spin | 旋转 | efecto | effet | ลูกหมุน | ລູກໝຸນ
metric | 公制 | métrico | métrique | เมตริก | ເມຕຣິກ
imperial | 英制 | imperial | impérial | อิมพีเรียล | ອິມພີຣຽວ
`);
