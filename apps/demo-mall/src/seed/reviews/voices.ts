import type { Locale } from '../translations/languages';

/** Nicknames, what a shop answers, and what sentences are filled with. */
export interface Voice {
  names: string[];
  thanks: string[];
  sorry: string[];
  /** from Monday */
  days: string[];
  times: string[];
  who: string[];
}

const list = (text: string) => text.split(',').map((one) => one.trim());

export const VOICES: Record<Locale, Voice> = {
  en: {
    names: list(
      'Hannah W, Tomas, bookworm_el, J. Okafor, Priya S, M. Lindqvist, quietkitchen, Owen, Gwen R, A. Nakamura, TeaAt4, Rosalind, Dev P, marigold77, Lukas B, Siobhan, Theo K, northlight, Amara, Ben and Jo, Ines M, walkswithdog, Freya, Callum H, Noor, papa_of_three, Edith, Marek, Lottie, S. Banerjee, Yusuf, Clara V, gardengate, Kit, Ottilie, Ray D',
    ),
    thanks: [
      'Thank you, this made our morning.',
      'So glad that it found the right home!',
      'Thank you for taking the time to write.',
      'Wonderful to read. See you again!',
    ],
    sorry: [
      'We are sorry about this. Please write to us with your order number, and we will put it right.',
      'That should not have left us like this. Please ask for a refund on your order’s page.',
      'Thank you for telling us. We are looking into it.',
    ],
    days: list('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
    times: list('two weeks, a month, six weeks, two months, three months, half a year'),
    who: list(
      'my sister, my father, my mother, a friend, my neighbour, my partner, a colleague, my grandmother',
    ),
  },
  'zh-CN': {
    names: list(
      '小满, 阿宁, 喝茶的猫, 林间, 糖炒栗子, 秋水, 半夏, 木子, 一只团子, 南风, 青柠, 陈先生, 桃桃, 山月, 老周, 豆豆妈, 苏苏, 听雨',
    ),
    thanks: [
      '谢谢您的喜欢，期待再次光临！',
      '感谢认真评价，我们会继续用心做。',
      '很高兴您喜欢，祝生活愉快。',
    ],
    sorry: [
      '非常抱歉，请带上订单号联系我们，马上为您处理。',
      '抱歉给您带来不便，可在订单页申请退款。',
    ],
    days: list('周一, 周二, 周三, 周四, 周五, 周六, 周日'),
    times: list('两周, 一个月, 六周, 两个月, 三个月, 半年'),
    who: list('姐姐, 爸爸, 妈妈, 朋友, 邻居, 爱人, 同事, 奶奶'),
  },
  es: {
    names: list(
      'Marisol, Paco R, Lucía, Iñaki, abuela_carmen, Nerea, Tomás G, Rocío, Álvaro, Pilar S, Jordi, Elena M, Santi',
    ),
    thanks: [
      '¡Mil gracias! Nos alegra mucho leerte.',
      'Gracias de corazón, vuelve cuando quieras.',
    ],
    sorry: [
      'Lo sentimos mucho. Escríbenos con el número de pedido y lo arreglamos.',
      'No debió salir así. Puedes pedir el reembolso en la página del pedido.',
    ],
    days: list('lunes, martes, miércoles, jueves, viernes, sábado, domingo'),
    times: list('dos semanas, un mes, seis semanas, dos meses, tres meses, medio año'),
    who: list(
      'mi hermana, mi padre, mi madre, una amiga, mi vecino, mi pareja, una compañera, mi abuela',
    ),
  },
  fr: {
    names: list(
      'Solène, Mathilde B, Hugo, Mamie Jo, Clément, Aurore, Léonie, Bastien, Odile, Margaux, Yann, Capucine',
    ),
    thanks: [
      'Merci, votre message nous a fait très plaisir.',
      'Merci d’avoir pris le temps d’écrire. À bientôt\u202f!',
    ],
    sorry: [
      'Nous sommes navrés. Écrivez-nous avec votre numéro de commande, nous arrangeons cela.',
      'Il n’aurait pas dû partir ainsi. Vous pouvez demander le remboursement sur la page de la commande.',
    ],
    days: list('lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche'),
    times: list('deux semaines, un mois, six semaines, deux mois, trois mois, six mois'),
    who: list(
      'ma sœur, mon père, ma mère, une amie, mon voisin, ma moitié, une collègue, ma grand-mère',
    ),
  },
  th: {
    names: list('น้ำฝน, คุณต้อม, มายด์, ป้าแดง, พลอยใส, เจน, ก้อง, ใบเฟิร์น, นัท, แม่น้องพีช, ตูน, อ้อม'),
    thanks: ['ขอบคุณมากค่ะ ดีใจที่ถูกใจนะคะ', 'ขอบคุณที่อุดหนุนร้านเล็ก ๆ ของเราค่ะ'],
    sorry: [
      'ขออภัยด้วยนะคะ ทักมาพร้อมเลขคำสั่งซื้อได้เลย เราจะดูแลให้ค่ะ',
      'ขอโทษจริง ๆ ค่ะ ขอคืนเงินได้ที่หน้าคำสั่งซื้อนะคะ',
    ],
    days: list('วันจันทร์, วันอังคาร, วันพุธ, วันพฤหัส, วันศุกร์, วันเสาร์, วันอาทิตย์'),
    times: list('สองสัปดาห์, หนึ่งเดือน, หกสัปดาห์, สองเดือน, สามเดือน, ครึ่งปี'),
    who: list('พี่สาว, พ่อ, แม่, เพื่อน, เพื่อนบ้าน, แฟน, เพื่อนร่วมงาน, คุณยาย'),
  },
  lo: {
    names: list('ນາງຄຳ, ທ້າວສອນ, ດອກຈຳປາ, ວຽງ, ພອນ, ນ້ອຍ, ແສງ, ຈັນ, ບຸນມີ, ມະນີ, ເອື້ອຍຕຸ່ນ, ອ້າຍກ້ອນ'),
    thanks: ['ຂອບໃຈຫຼາຍໆ ດີໃຈທີ່ທ່ານມັກ', 'ຂອບໃຈທີ່ອຸດໜູນຮ້ານຂອງເຮົາ'],
    sorry: ['ຂໍອະໄພນຳ ກະລຸນາຕິດຕໍ່ມາພ້ອມເລກຄຳສັ່ງຊື້ ເຮົາຈະແກ້ໄຂໃຫ້', 'ຂໍໂທດແທ້ໆ ທ່ານຂໍເງິນຄືນໄດ້ຢູ່ໜ້າຄຳສັ່ງຊື້'],
    days: list('ວັນຈັນ, ວັນອັງຄານ, ວັນພຸດ, ວັນພະຫັດ, ວັນສຸກ, ວັນເສົາ, ວັນອາທິດ'),
    times: list('ສອງອາທິດ, ໜຶ່ງເດືອນ, ຫົກອາທິດ, ສອງເດືອນ, ສາມເດືອນ, ເຄິ່ງປີ'),
    who: list('ເອື້ອຍ, ພໍ່, ແມ່, ໝູ່, ເພື່ອນບ້ານ, ແຟນ, ເພື່ອນຮ່ວມງານ, ແມ່ຕູ້'),
  },
};
