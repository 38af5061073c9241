import { draftNotes, noteParagraph } from '../content-admin/draft-note';
import type { AgreementKind } from '../db/schema';
import type { Words } from './starter-words';

const paragraphs: Record<AgreementKind, readonly Words[]> = {
  registration: [
    [
      'An account is for one person. Keep your password to yourself, and tell us when somebody else knows it.',
      '账号仅供本人使用。请妥善保管密码，如有泄露请告知我们。',
      'Una cuenta es para una persona. Guarda tu contraseña y avísanos si alguien más la conoce.',
      'Un compte est personnel. Gardez votre mot de passe et prévenez-nous si quelqu’un d’autre le connaît.',
      'บัญชีใช้ได้เฉพาะเจ้าของ กรุณาเก็บรหัสผ่านไว้เป็นความลับ และแจ้งเราหากมีผู้อื่นทราบ',
      'ບັນຊີໃຊ້ໄດ້ສະເພາະເຈົ້າຂອງ. ກະລຸນາຮັກສາລະຫັດຜ່ານ ແລະ ແຈ້ງພວກເຮົາຖ້າຄົນອື່ນຮູ້.',
    ],
    [
      'You buy from the shop that is named with the item. The mall takes the payment for it and helps when something goes wrong.',
      '您与商品所示的店铺成交。商城代收货款，并在出现问题时协助处理。',
      'Compras a la tienda que figura con el artículo. El centro comercial cobra por ella y ayuda si algo va mal.',
      'Vous achetez à la boutique indiquée avec l’article. La galerie encaisse pour elle et aide en cas de problème.',
      'คุณซื้อจากร้านค้าที่ระบุไว้กับสินค้า ห้างรับชำระเงินแทนร้าน และช่วยเหลือเมื่อเกิดปัญหา',
      'ທ່ານຊື້ຈາກຮ້ານທີ່ລະບຸໄວ້ກັບສິນຄ້າ. ຫ້າງຮັບເງິນແທນຮ້ານ ແລະ ຊ່ວຍເມື່ອມີບັນຫາ.',
    ],
  ],
  settlement: [
    [
      'Shops describe their goods truthfully, ship on time and answer shoppers. Goods that are forbidden where they are sold or delivered are not offered.',
      '店铺应如实描述商品、按时发货并回复顾客，不得销售当地禁售的商品。',
      'Las tiendas describen sus artículos con verdad, envían a tiempo y responden. No se ofrece lo que esté prohibido donde se vende o entrega.',
      'Les boutiques décrivent leurs articles avec exactitude, expédient à temps et répondent. Rien d’interdit au lieu de vente ou de livraison n’est proposé.',
      'ร้านค้าต้องบอกรายละเอียดสินค้าตามจริง จัดส่งตรงเวลา และตอบผู้ซื้อ ไม่ขายสินค้าที่ต้องห้ามในที่ขายหรือที่จัดส่ง',
      'ຮ້ານຕ້ອງບອກລາຍລະອຽດສິນຄ້າຕາມຈິງ ສົ່ງຕົງເວລາ ແລະ ຕອບຜູ້ຊື້. ບໍ່ຂາຍສິນຄ້າທີ່ຕ້ອງຫ້າມ.',
    ],
    [
      'The mall keeps the commission of the shop’s trade, and pays the rest out when the time for refunds is over.',
      '商城按店铺类目收取佣金，退款期结束后结算其余款项。',
      'El centro comercial retiene la comisión del ramo y paga el resto cuando termina el plazo de reembolso.',
      'La galerie garde la commission du secteur et verse le reste à la fin du délai de remboursement.',
      'ห้างหักค่าคอมมิชชั่นตามประเภทร้าน และจ่ายส่วนที่เหลือเมื่อพ้นระยะคืนเงิน',
      'ຫ້າງຫັກຄ່າຄອມມິດຊັ່ນຕາມປະເພດຮ້ານ ແລະ ຈ່າຍສ່ວນທີ່ເຫຼືອເມື່ອພົ້ນໄລຍະຄືນເງິນ.',
    ],
  ],
  privacy: [
    [
      'We store what an order needs: name, address, e-mail or phone, what was bought and paid. A shop sees it for its own orders only.',
      '我们仅保存订单所需的信息：姓名、地址、邮箱或电话、购买与付款记录。店铺只能看到自己的订单。',
      'Guardamos lo que un pedido necesita: nombre, dirección, correo o teléfono, lo comprado y pagado. Cada tienda solo ve sus pedidos.',
      'Nous gardons ce qu’une commande exige : nom, adresse, courriel ou téléphone, achats et paiements. Une boutique ne voit que ses commandes.',
      'เราเก็บเฉพาะข้อมูลที่จำเป็นต่อคำสั่งซื้อ ได้แก่ ชื่อ ที่อยู่ อีเมลหรือโทรศัพท์ สิ่งที่ซื้อและการชำระเงิน ร้านค้าเห็นเฉพาะคำสั่งซื้อของตน',
      'ພວກເຮົາເກັບສະເພາະຂໍ້ມູນທີ່ຈຳເປັນ: ຊື່ ທີ່ຢູ່ ອີເມວ ຫຼື ໂທລະສັບ ສິ່ງທີ່ຊື້ ແລະ ການຈ່າຍເງິນ. ຮ້ານເຫັນສະເພາະຄຳສັ່ງຊື້ຂອງຕົນ.',
    ],
    [
      'You can ask us what we store about you, and have it corrected or deleted where the law does not require us to keep it.',
      '您可以查询我们保存的您的信息，并在法律允许的范围内要求更正或删除。',
      'Puedes preguntarnos qué guardamos sobre ti y pedir que se corrija o borre, salvo lo que la ley obligue a conservar.',
      'Vous pouvez demander ce que nous gardons sur vous, et le faire corriger ou effacer sauf obligation légale.',
      'คุณขอทราบข้อมูลที่เราเก็บเกี่ยวกับคุณ และขอแก้ไขหรือลบได้ เว้นแต่กฎหมายกำหนดให้เก็บ',
      'ທ່ານຂໍຮູ້ຂໍ້ມູນທີ່ພວກເຮົາເກັບ ແລະ ຂໍແກ້ໄຂ ຫຼື ລຶບໄດ້ ເວັ້ນແຕ່ກົດໝາຍກຳນົດໃຫ້ເກັບ.',
    ],
  ],
  delivery: [
    [
      'Each shop ships its own goods and sets what delivery costs; the price is shown before you order. An order from several shops comes in several parcels.',
      '各店铺自行发货并设定运费，下单前会显示费用。多家店铺的订单会分包裹送达。',
      'Cada tienda envía lo suyo y fija el precio del envío, que se muestra antes de pedir. Un pedido a varias tiendas llega en varios paquetes.',
      'Chaque boutique expédie ses articles et fixe le prix de la livraison, affiché avant la commande. Une commande à plusieurs boutiques arrive en plusieurs colis.',
      'แต่ละร้านจัดส่งสินค้าของตนและกำหนดค่าจัดส่ง ซึ่งแสดงก่อนสั่งซื้อ คำสั่งซื้อจากหลายร้านจะมาหลายพัสดุ',
      'ແຕ່ລະຮ້ານສົ່ງສິນຄ້າຂອງຕົນ ແລະ ກຳນົດຄ່າສົ່ງ ທີ່ສະແດງກ່ອນສັ່ງຊື້. ຄຳສັ່ງຊື້ຈາກຫຼາຍຮ້ານຈະມາຫຼາຍພັດສະດຸ.',
    ],
  ],
  returns: [
    [
      'You can ask for a return on the page of the order. The shop answers there; when it has agreed, send the item back and enter the tracking number.',
      '您可以在订单页面申请退货。店铺会在该页面回复；同意后请寄回商品并填写运单号。',
      'Puedes pedir una devolución en la página del pedido. La tienda responde ahí; cuando acepte, envía el artículo e introduce el número de seguimiento.',
      'Vous pouvez demander un retour sur la page de la commande. La boutique y répond ; après son accord, renvoyez l’article et saisissez le numéro de suivi.',
      'คุณขอคืนสินค้าได้ในหน้าคำสั่งซื้อ ร้านจะตอบในหน้านั้น เมื่อร้านตกลงแล้วให้ส่งสินค้าคืนและกรอกหมายเลขพัสดุ',
      'ທ່ານຂໍສົ່ງຄືນໄດ້ໃນໜ້າຄຳສັ່ງຊື້. ຮ້ານຈະຕອບໃນໜ້ານັ້ນ; ເມື່ອຮ້ານຕົກລົງແລ້ວ ໃຫ້ສົ່ງສິນຄ້າຄືນ ແລະ ໃສ່ເລກພັດສະດຸ.',
    ],
    [
      'The money goes back the way it came, after the shop has the item.',
      '店铺收到商品后，款项将原路退回。',
      'El dinero vuelve por la misma vía cuando la tienda tiene el artículo.',
      'L’argent revient par le même moyen quand la boutique a reçu l’article.',
      'เงินจะคืนทางเดิมหลังจากร้านได้รับสินค้า',
      'ເງິນຈະຄືນຕາມທາງເກົ່າຫຼັງຈາກຮ້ານໄດ້ຮັບສິນຄ້າ.',
    ],
  ],
};

/** The starting text of an agreement as HTML, in each language. */
export function starterAgreement(kind: AgreementKind): Words {
  return draftNotes.map((note, language) =>
    [noteParagraph(note), ...paragraphs[kind].map((words) => `<p>${words[language]}</p>`)].join(''),
  ) as unknown as Words;
}

export const agreementKinds = Object.keys(paragraphs) as AgreementKind[];
