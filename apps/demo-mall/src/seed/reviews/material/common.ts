import { material } from '../material';

/**
 * Reviews of goods of many kinds; `{…}` is filled in. What a row needs of the goods is the name of its part. en | zh-CN
 * | es | fr | th | lo
 */
export const common = material(`
# delivery
+ Ordered on {day}, here on {later}. | {day}下单，{later}就到了。 | Pedido el {day}, aquí el {later}. | Commandé {day}, reçu {later}. | สั่ง{day} ได้{later} | ສັ່ງ{day} ໄດ້{later}
+ Well packed, and {later} was the day they had promised. | 包装严实，说{later}到就{later}到。 | Bien embalado, y llegó el {later}, como decían. | Bien emballé, livré {later} comme annoncé. | แพ็กดี มาถึง{later}ตามที่บอก | ຫໍ່ດີ ມາຮອດ{later}ຕາມທີ່ບອກ
~ A pity that it came on {later} and not sooner. | 可惜{later}才到。 | Lástima que llegara el {later} y no antes. | Dommage qu’il soit arrivé {later}, pas avant. | เสียดายที่มาถึง{later} ไม่เร็วกว่านั้น | ເສຍດາຍທີ່ມາຮອດ{later} ບໍ່ໄວກວ່ານັ້ນ
- I was told {day}, and it came on {later}. | 说好{day}，{later}才到。 | Me dijeron el {day} y llegó el {later}. | Annoncé pour {day}, arrivé {later}. | บอกว่า{day} แต่มา{later} | ບອກວ່າ{day} ແຕ່ມາ{later}
! Promised for {day}, delivered on {later}, and then this. | 说好{day}，拖到{later}，结果还这样。 | Prometido para el {day}, entregado el {later}, y encima esto. | Promis pour {day}, livré {later}, et en plus ça. | บอกว่า{day} มา{later} แล้วยังเป็นแบบนี้ | ບອກວ່າ{day} ມາ{later} ແລ້ວຍັງເປັນແບບນີ້
# lasting
+ In use for {time} now, and as on the first day. | 用了{time}，还像新的一样。 | Llevo {time} con él y sigue como el primer día. | En service depuis {time}, comme au premier jour. | ใช้มา{time} ยังเหมือนวันแรก | ໃຊ້ມາ{time} ຍັງຄືມື້ທຳອິດ
+ After {time} I would buy it again. | 用了{time}，还会再买。 | Tras {time}, lo volvería a comprar. | Au bout de {time}, je le rachèterais. | ผ่านมา{time} ก็ยังจะซื้ออีก | ຜ່ານມາ{time} ກໍຍັງຈະຊື້ອີກ
- After {time} it no longer looks new. | 用了{time}，看着就旧了。 | Tras {time} ya no parece nuevo. | Après {time}, il ne fait plus neuf. | ใช้{time} ก็ดูเก่าแล้ว | ໃຊ້{time} ກໍເບິ່ງເກົ່າແລ້ວ
# eaten
+ Bought again after {time}. | 过了{time}又回购。 | Repetimos tras {time}. | Racheté au bout de {time}. | ผ่านไป{time} ก็ซื้อซ้ำ | ຜ່ານໄປ{time} ກໍຊື້ຊ້ຳ
+ Shared with {who}, and there was nothing left. | 和{who}分着吃，一点没剩。 | Compartido con {who}: no quedó nada. | Partagé avec {who} : il n’en est rien resté. | แบ่งกับ{who} ไม่เหลือเลย | ແບ່ງກັບ{who} ບໍ່ເຫຼືອເລີຍ
# present
+ A present for {who}, and it was a success. | 送给{who}，对方很喜欢。 | Un regalo para {who}: todo un acierto. | Un cadeau pour {who}, très réussi. | ซื้อเป็นของขวัญให้{who} ถูกใจมาก | ຊື້ເປັນຂອງຂວັນໃຫ້{who} ຖືກໃຈຫຼາຍ
+ Recommended to me by {who}, rightly so. | {who}推荐的，没错。 | Me lo recomendó {who}, y con razón. | Recommandé par {who}, à juste titre. | {who}แนะนำมา แนะนำถูกแล้ว | {who}ແນະນຳມາ ແນະນຳຖືກແລ້ວ
# size
+ I took {size} and it fits. | 选了{size}，正合适。 | Cogí la {size} y me queda bien. | J’ai pris du {size}, ça me va. | สั่ง {size} ใส่พอดี | ສັ່ງ {size} ໃສ່ພໍດີ
~ I took {size}; one size up would do as well. | 选了{size}，大一码也行。 | Cogí la {size}; una más también valdría. | J’ai pris du {size} ; une taille de plus irait aussi. | สั่ง {size} ใหญ่กว่านี้อีกไซซ์ก็ได้ | ສັ່ງ {size} ໃຫຍ່ກວ່ານີ້ອີກຂະໜາດກໍໄດ້
`);
