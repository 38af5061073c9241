import { MallError, type VisitorLink } from '@vermilion/api-client';
import { VisitorLookUp, VisitorOrderView } from '@vermilion/mall-components/order';
import { toReadOnly } from '@vermilion/mall-data/order';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { apiErrorOf } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { useMall } from '../../mall/mall-data';
import { paymentName } from '../../order/payment-name';
import { saveFile } from '../../order/save-file';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageFrame } from '../../shared/page-frame';
import { visitorOrderParams } from './params';
import { type OpenedOrder, openOrder, withAccess } from './read-order';
import { useKeepOrder } from './use-keep-order';

export { visitorOrderParams as query } from './params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.visitorOrder.title', defaultMessage: 'Your order' },
});

/** A guest's order, for anybody with the link and the code from its e-mails. */
export function View() {
  const { orderNo, identity } = usePageParams(visitorOrderParams);
  const title = useIntl().formatMessage(messages.title);
  if (!orderNo || !identity) return <MissingParameter of="order" />;
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <LookUp key={orderNo + identity} link={{ orderNo, identity }} />
    </PageFrame>
  );
}

const isExpiry = (error: unknown) => {
  const cause = apiErrorOf(error);
  return cause instanceof MallError && cause.reason === 'link-expired';
};

function LookUp({ link }: { link: VisitorLink }) {
  const { api } = useApp();
  const [opened, setOpened] = useState<OpenedOrder>();
  const [isExpired, setExpired] = useState(false);
  const options = {
    meta: { shownByView: true },
    onError: (error: unknown) => setExpired(isExpiry(error)),
  };
  const send = useAction({ ...options, mutationFn: () => api.sendVisitorOrderCode(link) });
  const open = useAction({
    ...options,
    mutationFn: (code: string) => openOrder(api, link, code),
    onSuccess: setOpened,
  });
  if (opened) return <Opened link={link} opened={opened} />;
  return (
    <VisitorLookUp
      orderNo={link.orderNo}
      expired={isExpired}
      onSend={() => send()}
      onOpen={(code) => open(code)}
    />
  );
}

function Opened({ link, opened }: { link: VisitorLink; opened: OpenedOrder }) {
  const mall = useMallFormat();
  const intl = useIntl();
  const keep = useKeepOrder(link, opened.access);
  const orders = opened.orders.map((wire) =>
    toReadOnly(mall, wire, paymentName(wire.payType, intl)),
  );
  const { api } = useApp();
  const download = useAction({
    mutationFn: async (orderNo: string) => {
      const query = { orderNo, identity: link.identity };
      saveFile(await api.visitorOrderReceipt(query, withAccess(opened.access)));
    },
  });
  const receipt = { issuer: useMall(), onDownloadReceipt: (orderNo: string) => download(orderNo) };
  return <VisitorOrderView orders={orders} keep={keep} receipt={receipt} />;
}
