import type { InLanguages } from '../kernel/language';

/** The decisions that are mailed to the applicant. */
export type ApplicationNews = 'approved' | 'refused';

interface ApplicationFacts {
  name: string;
  /** why the mall refused */
  reason: string;
}

type Text = (facts: ApplicationFacts) => { subject: string; text: string };
type ApplicationTexts = Record<ApplicationNews, Text> & { seeMore: string };

/** The text of the mails about an application. */
export const applicationTexts: InLanguages<ApplicationTexts> = {
  en: {
    approved: ({ name }) => ({
      subject: `${name} is open`,
      text: `Welcome! Your application is approved, and ${name} is open in the mall. The key with which your programs manage the shop is waiting on the page of your application. It is shown once.`,
    }),
    refused: ({ name, reason }) => ({
      subject: `Your application for ${name}`,
      text: `We could not approve your application for ${name}.\n\nReason:\n${reason}\n\nYou can change the application and send it again.`,
    }),
    seeMore: 'See the application',
  },
  'zh-CN': {
    approved: ({ name }) => ({
      subject: `${name} 已开店`,
      text: `欢迎入驻！您的申请已通过，${name} 已在商城开店。用于管理店铺的密钥可在申请页面领取，仅显示一次。`,
    }),
    refused: ({ name, reason }) => ({
      subject: `${name} 的入驻申请未通过`,
      text: `${name} 的入驻申请未能通过审核。\n\n原因：\n${reason}\n\n您可以修改后重新提交。`,
    }),
    seeMore: '查看申请',
  },
  es: {
    approved: ({ name }) => ({
      subject: `${name} ya está abierta`,
      text: `¡Te damos la bienvenida! Hemos aprobado tu solicitud y ${name} ya está abierta en el centro comercial. La clave con la que tus programas gestionan la tienda te espera en la página de la solicitud. Solo se muestra una vez.`,
    }),
    refused: ({ name, reason }) => ({
      subject: `Tu solicitud para ${name}`,
      text: `No hemos podido aprobar tu solicitud para ${name}.\n\nMotivo:\n${reason}\n\nPuedes modificarla y volver a enviarla.`,
    }),
    seeMore: 'Ver la solicitud',
  },
  fr: {
    approved: ({ name }) => ({
      subject: `${name} est ouverte`,
      text: `Bienvenue ! Votre demande est acceptée et ${name} est ouverte dans la galerie. La clé avec laquelle vos programmes gèrent la boutique vous attend sur la page de la demande. Elle n’est affichée qu’une fois.`,
    }),
    refused: ({ name, reason }) => ({
      subject: `Votre demande pour ${name}`,
      text: `Nous n’avons pas pu accepter votre demande pour ${name}.\n\nMotif :\n${reason}\n\nVous pouvez la modifier et l’envoyer de nouveau.`,
    }),
    seeMore: 'Voir la demande',
  },
  th: {
    approved: ({ name }) => ({
      subject: `${name} เปิดร้านแล้ว`,
      text: `ยินดีต้อนรับ คำขอของคุณได้รับอนุมัติแล้ว และ ${name} เปิดร้านในห้างเรียบร้อย คีย์สำหรับจัดการร้านรออยู่ในหน้าคำขอของคุณ โดยจะแสดงเพียงครั้งเดียว`,
    }),
    refused: ({ name, reason }) => ({
      subject: `คำขอเปิดร้าน ${name}`,
      text: `เราไม่สามารถอนุมัติคำขอเปิดร้าน ${name} ได้\n\nเหตุผล:\n${reason}\n\nคุณแก้ไขคำขอแล้วส่งใหม่ได้`,
    }),
    seeMore: 'ดูคำขอ',
  },
  lo: {
    approved: ({ name }) => ({
      subject: `${name} ເປີດຮ້ານແລ້ວ`,
      text: `ຍິນດີຕ້ອນຮັບ! ຄຳຂໍຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ ແລະ ${name} ໄດ້ເປີດໃນສູນການຄ້າ. ກະແຈສຳລັບຈັດການຮ້ານລໍຖ້າຢູ່ໃນໜ້າຄຳຂໍຂອງທ່ານ ແລະ ຈະສະແດງພຽງຄັ້ງດຽວ.`,
    }),
    refused: ({ name, reason }) => ({
      subject: `ຄຳຂໍເປີດຮ້ານ ${name}`,
      text: `ພວກເຮົາບໍ່ສາມາດອະນຸມັດຄຳຂໍເປີດຮ້ານ ${name} ໄດ້.\n\nເຫດຜົນ:\n${reason}\n\nທ່ານສາມາດແກ້ໄຂຄຳຂໍແລ້ວສົ່ງໃໝ່ໄດ້.`,
    }),
    seeMore: 'ເບິ່ງຄຳຂໍ',
  },
};
