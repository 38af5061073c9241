import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    applyTitle: { id: 'refund.applyTitle', defaultMessage: 'Request a refund' },
    goods: { id: 'refund.goods', defaultMessage: 'Which items?' },
    noneChosen: { id: 'refund.noneChosen', defaultMessage: 'Choose at least one item' },
    why: { id: 'refund.why', defaultMessage: 'Why are you returning it?' },
    reason: { id: 'refund.reason', defaultMessage: 'Reason' },
    chooseReason: { id: 'refund.chooseReason', defaultMessage: 'Choose a reason' },
    reasonMissing: { id: 'refund.reasonMissing', defaultMessage: 'Please choose a reason' },
    remark: { id: 'refund.remark', defaultMessage: 'Your note (optional)' },
    amount: { id: 'refund.amount', defaultMessage: 'Refund amount' },
    amountHint: {
      id: 'refund.amountHint',
      defaultMessage:
        'Coupons are taken into account. The delivery charge of an item is refunded together with its last unit.',
    },
    send: { id: 'refund.send', defaultMessage: 'Send request' },
    sendFailed: {
      id: 'refund.sendFailed',
      defaultMessage: 'The request could not be sent. Your entries are kept; please try again.',
    },
    formFailed: {
      id: 'refund.formFailed',
      defaultMessage: 'The items of this order could not be loaded.',
    },
    title: { id: 'refund.title', defaultMessage: 'My refunds' },
    failed: { id: 'refund.failed', defaultMessage: 'Your refunds could not be loaded.' },
    empty: { id: 'refund.empty', defaultMessage: 'You have not applied for a refund yet.' },
    viewOrders: { id: 'refund.viewOrders', defaultMessage: 'My orders' },
    view: { id: 'refund.view', defaultMessage: 'View details' },
    refundNo: { id: 'refund.refundNo', defaultMessage: 'Refund number' },
    closedUnpaid: {
      id: 'refund.closedUnpaid',
      defaultMessage: 'This order is not paid, so there is nothing to refund.',
    },
    closedInProgress: {
      id: 'refund.closedInProgress',
      defaultMessage: 'A refund of this order is already in progress. Another one can follow it.',
    },
    closedRefunded: {
      id: 'refund.closedRefunded',
      defaultMessage: 'Everything of this order has already been refunded.',
    },
    closedTooLate: {
      id: 'refund.closedTooLate',
      defaultMessage: 'This order was completed too long ago to be refunded.',
    },
    backToOrder: { id: 'refund.backToOrder', defaultMessage: 'Back to the order' },
    orderNo: { id: 'refund.orderNo', defaultMessage: 'Order number' },
    applied: { id: 'refund.applied', defaultMessage: 'Waiting for the shop' },
    appliedDetail: {
      id: 'refund.appliedDetail',
      defaultMessage: 'The shop is looking at your request. You can still withdraw it.',
    },
    refused: { id: 'refund.refused', defaultMessage: 'Refused by the shop' },
    refusedDetail: {
      id: 'refund.refusedDetail',
      defaultMessage: 'The shop has refused your request and says why below.',
    },
    withdrawn: { id: 'refund.withdrawn', defaultMessage: 'Withdrawn' },
    withdrawnDetail: {
      id: 'refund.withdrawnDetail',
      defaultMessage: 'You have taken this request back. Your order goes on as before.',
    },
    toReturn: { id: 'refund.toReturn', defaultMessage: 'Accepted: send the items back' },
    toReturnDetail: {
      id: 'refund.toReturnDetail',
      defaultMessage:
        'The shop has accepted. Send the items back promptly and enter the tracking number; the money follows when they have arrived.',
    },
    returning: { id: 'refund.returning', defaultMessage: 'Items on their way to the shop' },
    returningDetail: {
      id: 'refund.returningDetail',
      defaultMessage: 'When they have arrived, the money goes back the way you paid.',
    },
    lapsed: { id: 'refund.lapsed', defaultMessage: 'Lapsed' },
    lapsedDetail: {
      id: 'refund.lapsedDetail',
      defaultMessage:
        'The items were not sent back in time. Your order goes on as before; you can ask again.',
    },
    returnTitle: { id: 'refund.returnTitle', defaultMessage: 'Send the items back' },
    returnUntil: { id: 'refund.returnUntil', defaultMessage: 'Send them by' },
    returnAddress: { id: 'refund.returnAddress', defaultMessage: 'To' },
    returnToSender: {
      id: 'refund.returnToSender',
      defaultMessage: 'The sender’s address on your parcel',
    },
    company: { id: 'refund.company', defaultMessage: 'Courier' },
    companyMissing: { id: 'refund.companyMissing', defaultMessage: 'Please fill in the courier' },
    waybill: { id: 'refund.waybill', defaultMessage: 'Tracking number' },
    waybillHint: {
      id: 'refund.waybillHint',
      defaultMessage: 'On the receipt of the courier, with which the parcel can be followed',
    },
    waybillMissing: {
      id: 'refund.waybillMissing',
      defaultMessage: 'Please fill in the tracking number',
    },
    sendParcel: { id: 'refund.sendParcel', defaultMessage: 'I have sent the items' },
    saveParcel: { id: 'refund.saveParcel', defaultMessage: 'Save the parcel' },
    changeParcel: { id: 'refund.changeParcel', defaultMessage: 'Correct the parcel' },
    parcelFailed: {
      id: 'refund.parcelFailed',
      defaultMessage: 'The parcel could not be saved. Your entries are kept; please try again.',
    },
    sentAt: { id: 'refund.sentAt', defaultMessage: 'Sent back on' },
    arrivedAt: { id: 'refund.arrivedAt', defaultMessage: 'Arrived on' },
    stepReturn: { id: 'refund.stepReturn', defaultMessage: 'Items go back' },
    keepGoods: { id: 'refund.keepGoods', defaultMessage: 'Keep the items' },
    keepTitle: { id: 'refund.keepTitle', defaultMessage: 'Keep the items after all?' },
    refunding: { id: 'refund.refunding', defaultMessage: 'Refund in progress' },
    refundingDetail: {
      id: 'refund.refundingDetail',
      defaultMessage: 'The shop has accepted. The money goes back the way you paid.',
    },
    refunded: { id: 'refund.refunded', defaultMessage: 'Refunded' },
    refundedDetail: {
      id: 'refund.refundedDetail',
      defaultMessage: 'The money went back the way you paid.',
    },
    returningByShop: {
      id: 'refund.returningByShop',
      defaultMessage: 'When they have arrived, the shop gives you the money back itself.',
    },
    refundingByShop: {
      id: 'refund.refundingByShop',
      defaultMessage:
        'The shop has accepted. You paid the courier, so the shop gives you the money back itself.',
    },
    refundedByShop: {
      id: 'refund.refundedByShop',
      defaultMessage: 'The shop says that it has given you the money back.',
    },
    steps: { id: 'refund.steps', defaultMessage: 'Refund progress' },
    stepDone: { id: 'refund.stepDone', defaultMessage: 'done' },
    stepApplied: { id: 'refund.stepApplied', defaultMessage: 'Applied' },
    stepReviewed: { id: 'refund.stepReviewed', defaultMessage: 'Review by the shop' },
    stepRefunding: { id: 'refund.stepRefunding', defaultMessage: 'Money on its way' },
    refusal: { id: 'refund.refusal', defaultMessage: 'The shop says' },
    facts: { id: 'refund.facts', defaultMessage: 'Refund' },
    appliedAt: { id: 'refund.appliedAt', defaultMessage: 'Applied on' },
    decidedAt: { id: 'refund.decidedAt', defaultMessage: 'Decided on' },
    withdrawnAt: { id: 'refund.withdrawnAt', defaultMessage: 'Withdrawn on' },
    refundedAt: { id: 'refund.refundedAt', defaultMessage: 'Refunded on' },
    remarkTerm: { id: 'refund.remarkTerm', defaultMessage: 'Your note' },
    goodsTitle: { id: 'refund.goodsTitle', defaultMessage: 'Items' },
    withdraw: { id: 'refund.withdraw', defaultMessage: 'Withdraw' },
    withdrawTitle: { id: 'refund.withdrawTitle', defaultMessage: 'Withdraw this request?' },
    withdrawWarning: {
      id: 'refund.withdrawWarning',
      defaultMessage: 'The order goes on as before. You can apply again later.',
    },
    applyAgain: { id: 'refund.applyAgain', defaultMessage: 'Apply again' },
    detailFailed: { id: 'refund.detailFailed', defaultMessage: 'The refund could not be loaded.' },
  }),
  ...defineMessages<{
    selectLine: { name: string };
    piecesOf: { name: string };
    refundable: { count: number };
    pieces: { count: number };
    picture: { number: number };
  }>({
    selectLine: { id: 'refund.selectLine', defaultMessage: 'Refund {name}' },
    piecesOf: { id: 'refund.piecesOf', defaultMessage: 'Quantity of {name}' },
    refundable: {
      id: 'refund.refundable',
      defaultMessage:
        '{count, plural, one {# item can be refunded} other {# items can be refunded}}',
    },
    pieces: {
      id: 'refund.pieces',
      defaultMessage: '{count, plural, one {# item} other {# items}}',
    },
    picture: { id: 'refund.picture', defaultMessage: 'Picture {number}' },
  }),
};
