import { MallFault } from '../http/errors';
import { defineHandlers } from '../http/handler';

const closed = () => {
  throw new MallFault(500, 'This is not open yet');
};

/** Calls of the contract that this server answers with a refusal for now. */
export const openingSoon = defineHandlers({
  loginByPhone: closed,
  loginByPhoneCode: closed,
  registerByPhone: closed,
  registerVisitor: closed,
  sendPhoneCode: closed,
  twitterRequestToken: closed,
  loginByTwitter: closed,
  oauthRequest: closed,
  loginByOauthCode: closed,
  loginByGoogle: closed,
  loginByFacebook: closed,
  graphicCaptcha: closed,
  workCaptcha: closed,
  editUser: closed,
  sendPasswordCodeByPhone: closed,
  sendPasswordCodeByEmail: closed,
  changePasswordByPhone: closed,
  changePasswordByEmail: closed,
  sendSettlementCode: closed,
  uploadImage: closed,
});
