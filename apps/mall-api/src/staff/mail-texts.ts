import type { InLanguages } from '../kernel/language';

interface Place {
  mall: string;
  /** null for the mall itself */
  shop: string | null;
  days: number;
}

interface InvitationTexts {
  subject: (place: Place) => string;
  text: (place: Place) => string;
  accept: string;
}

const nameOf = ({ mall, shop }: Place) => shop ?? mall;

/** The mail that invites somebody to work for a shop or the mall. */
export const invitationTexts: InLanguages<InvitationTexts> = {
  en: {
    subject: (place) => `You are invited to work for ${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)} invites you to its back office at ${place.mall}. Open the link within ${place.days} days and sign in, or open an account with this email address. It works once.`,
    accept: 'Accept the invitation',
  },
  'zh-CN': {
    subject: (place) => `邀请您管理${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)}邀请您使用${place.mall}的管理后台。请在 ${place.days} 天内打开链接并登录，或用此邮箱注册账号。链接仅可使用一次。`,
    accept: '接受邀请',
  },
  es: {
    subject: (place) => `Te invitan a trabajar en ${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)} te invita a su panel de gestión en ${place.mall}. Abre el enlace en un plazo de ${place.days} días e inicia sesión, o crea una cuenta con este correo. Funciona una sola vez.`,
    accept: 'Aceptar la invitación',
  },
  fr: {
    subject: (place) => `Vous êtes invité à travailler pour ${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)} vous invite dans son espace de gestion sur ${place.mall}. Ouvrez le lien sous ${place.days} jours et connectez-vous, ou créez un compte avec cette adresse. Il ne fonctionne qu’une fois.`,
    accept: 'Accepter l’invitation',
  },
  th: {
    subject: (place) => `คุณได้รับเชิญให้ทำงานกับ ${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)} เชิญคุณเข้าใช้ระบบหลังร้านที่ ${place.mall} เปิดลิงก์ภายใน ${place.days} วันแล้วเข้าสู่ระบบ หรือสมัครบัญชีด้วยอีเมลนี้ ลิงก์ใช้ได้ครั้งเดียว`,
    accept: 'ยอมรับคำเชิญ',
  },
  lo: {
    subject: (place) => `ທ່ານໄດ້ຮັບເຊີນໃຫ້ເຮັດວຽກກັບ ${nameOf(place)}`,
    text: (place) =>
      `${nameOf(place)} ເຊີນທ່ານເຂົ້າໃຊ້ລະບົບຫຼັງຮ້ານທີ່ ${place.mall}. ເປີດລິ້ງພາຍໃນ ${place.days} ມື້ ແລ້ວເຂົ້າສູ່ລະບົບ ຫຼື ສ້າງບັນຊີດ້ວຍອີເມວນີ້. ລິ້ງໃຊ້ໄດ້ເທື່ອດຽວ.`,
    accept: 'ຮັບຄຳເຊີນ',
  },
};
