/** Materials that shoppers filter by: `en | zh-CN | es | fr | th | lo`, then other words for them, if any. */
export const materials = `
Cotton | 棉 | Algodón | Coton | ผ้าฝ้าย | ຝ້າຍ | 纯棉, 全棉, 100% cotton, organic cotton, ฝ้าย, ຜ້າຝ້າຍ
Linen | 亚麻 | Lino | Lin | ลินิน | ລີນິນ | 麻, 棉麻, ผ้าลินิน
Wool | 羊毛 | Lana | Laine | ขนสัตว์ | ຂົນແກະ | merino, merino wool, 美利奴羊毛, lambswool, ขนแกะ
Cashmere | 羊绒 | Cachemira | Cachemire | แคชเมียร์ | ແຄສເມຍ | 山羊绒
Silk | 真丝 | Seda | Soie | ไหม | ໄໝ | 丝绸, 桑蚕丝, ผ้าไหม, ຜ້າໄໝ
Denim | 牛仔布 | Vaquero | Denim | เดนิม | ຢີນ | ยีนส์
Polyester | 聚酯纤维 | Poliéster | Polyester | โพลีเอสเตอร์ | ໂພລີເອສເຕີ | 涤纶, recycled polyester
Nylon | 尼龙 | Nailon | Nylon | ไนลอน | ໄນລອນ | 锦纶, nylon ripstop
Leather | 皮革 | Cuero | Cuir | หนัง | ໜັງ | 真皮, 牛皮, piel, หนังแท้
Canvas | 帆布 | Lona | Toile | ผ้าใบ | ຜ້າໃບ
Rubber | 橡胶 | Caucho | Caoutchouc | ยาง | ຢາງ
Wood | 木 | Madera | Bois | ไม้ | ໄມ້ | 木材, 实木, 木头, solid wood, madera maciza, bois massif
Oak | 橡木 | Roble | Chêne | ไม้โอ๊ก | ໄມ້ໂອກ
Walnut | 胡桃木 | Nogal | Noyer | ไม้วอลนัต | ໄມ້ວໍນັດ
Beech | 山毛榉 | Haya | Hêtre | ไม้บีช | ໄມ້ບີດ | 榉木, beechwood
Pine | 松木 | Pino | Pin | ไม้สน | ໄມ້ແປກ
Bamboo | 竹 | Bambú | Bambou | ไม้ไผ่ | ໄມ້ໄຜ່ | 竹子
Rattan | 藤 | Ratán | Rotin | หวาย | ຫວາຍ
Steel | 钢 | Acero | Acier | เหล็กกล้า | ເຫຼັກກ້າ | carbon steel, 碳钢
Stainless steel | 不锈钢 | Acero inoxidable | Acier inoxydable | สเตนเลส | ສະແຕນເລດ | inox, สแตนเลส
Cast iron | 铸铁 | Hierro fundido | Fonte | เหล็กหล่อ | ເຫຼັກຫຼໍ່
Aluminium | 铝 | Aluminio | Aluminium | อะลูมิเนียม | ອະລູມີນຽມ | aluminum, 铝合金
Brass | 黄铜 | Latón | Laiton | ทองเหลือง | ທອງເຫຼືອງ
Copper | 铜 | Cobre | Cuivre | ทองแดง | ທອງແດງ
Silver | 银 | Plata | Argent | เงิน | ເງິນ | sterling silver, 纯银, plata de ley, argent massif
Gold | 金 | Oro | Or | ทอง | ຄຳ
Glass | 玻璃 | Vidrio | Verre | แก้ว | ແກ້ວ | borosilicate glass, 高硼硅玻璃, cristal
Ceramic | 陶瓷 | Cerámica | Céramique | เซรามิก | ເຊຣາມິກ
Porcelain | 瓷 | Porcelana | Porcelaine | พอร์ซเลน | ພໍເຊເລນ | 瓷器, bone china, 骨瓷
Stoneware | 炻器 | Gres | Grès | สโตนแวร์ | ສະໂຕນແວ
Terracotta | 红陶 | Terracota | Terre cuite | ดินเผา | ດິນເຜົາ | earthenware, clay, 陶土
Stone | 石材 | Piedra | Pierre | หิน | ຫີນ
Plastic | 塑料 | Plástico | Plastique | พลาสติก | ພາດສະຕິກ
Silicone | 硅胶 | Silicona | Silicone | ซิลิโคน | ຊິລິໂຄນ
Paper | 纸 | Papel | Papier | กระดาษ | ເຈ້ຍ
Down | 羽绒 | Plumón | Duvet | ขนเป็ด | ຂົນເປັດ
`;
