import { rows } from './rows';

/** Tracking events of couriers. en | zh-CN | es | fr | th | lo */
export const tracking = rows(`
Collected from the shop | 快递员已从店铺揽收 | Recogido en la tienda | Pris en charge à la boutique | รับพัสดุจากร้านแล้ว | ຮັບພັດສະດຸຈາກຮ້ານແລ້ວ
Sorted at Porthaven hub | 已在 Porthaven 分拣中心完成分拣 | Clasificado en el centro de Porthaven | Trié au centre de Porthaven | คัดแยกที่ศูนย์ Porthaven แล้ว | ຄັດແຍກຢູ່ສູນ Porthaven ແລ້ວ
On the way to Millbrook | 正发往 Millbrook | En camino a Millbrook | En route vers Millbrook | กำลังส่งไป Millbrook | ກຳລັງສົ່ງໄປ Millbrook
Arrived at the depot in your town | 已到达您所在城市的站点 | Ha llegado al almacén de tu localidad | Arrivé au dépôt de votre ville | ถึงสาขาในเมืองของคุณแล้ว | ຮອດສາຂາໃນເມືອງຂອງທ່ານແລ້ວ
Out for delivery | 派送中 | En reparto | En cours de livraison | กำลังนำส่ง | ກຳລັງນຳສົ່ງ
Delivered and signed for | 已签收 | Entregado y firmado | Livré contre signature | ส่งถึงผู้รับและลงชื่อแล้ว | ສົ່ງຮອດຜູ້ຮັບ ແລະ ເຊັນຊື່ແລ້ວ
`);
