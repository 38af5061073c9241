import { useSuspenseQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@vermilion/mall-components/order';
import { OrderDetailView } from '@vermilion/mall-components/order';
import { reorderItems, toMaster, toShopDetail, UNPAID } from '@vermilion/mall-data/order';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useAction } from '../../errors/use-action';
import { useMall } from '../../mall/mall-data';
import { paymentName } from '../../order/payment-name';
import { saveFile } from '../../order/save-file';
import type { OrderContext } from '../../order/use-order-commands';
import { useOrderCommands } from '../../order/use-order-commands';
import { orderParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { expressQuery, masterQuery, shopQuery } from './loader';

export { orderParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.order.title', defaultMessage: 'Order details' },
  orders: { id: 'page.order.orders', defaultMessage: 'My orders' },
});

/** Order details: a master order before its payment, or the order of one shop. */
export function View() {
  const { orderNo, orderStatus } = usePageParams(orderParams);
  if (!orderNo) return <MissingParameter of="order" />;
  return orderStatus === UNPAID ? (
    <MasterOrder orderNo={orderNo} />
  ) : (
    <ShopOrder orderNo={orderNo} />
  );
}

function MasterOrder({ orderNo }: { orderNo: string }) {
  const mall = useMallFormat();
  const wire = useSuspenseQuery(masterQuery(useApp(), orderNo)).data;
  const method = paymentName(wire.payType, useIntl());
  const items = reorderItems(wire.orderList.flatMap((shop) => shop.orderInfoList));
  return <Order order={toMaster(mall, wire, method)} known={{ payType: wire.payType, items }} />;
}

function ShopOrder({ orderNo }: { orderNo: string }) {
  const mall = useMallFormat();
  const app = useApp();
  const wire = useSuspenseQuery(shopQuery(app, orderNo)).data;
  const express = useSuspenseQuery(expressQuery(app, orderNo)).data;
  const method = paymentName(wire.payType, useIntl());
  const known = { payType: wire.payType, items: reorderItems(wire.orderInfoList) };
  return <Order order={toShopDetail(mall, wire, express, method)} known={known} />;
}

function Order({ order, known }: { order: OrderDetail; known: OrderContext }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const find = useCallback(() => known, [known]);
  const leave = useCallback(() => void navigate(paths.orders()), [navigate]);
  const commands = useOrderCommands(find, leave);
  const title = intl.formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([
    { label: intl.formatMessage(messages.orders), href: paths.orders() },
    { label: title },
  ]);
  const issuer = useMall();
  const { api } = useApp();
  const download = useAction({
    mutationFn: async (number: string) => saveFile(await api.orderReceipt({ orderNo: number })),
  });
  return (
    <PageFrame>
      <Seo title={title} hidden />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <OrderDetailView
        order={order}
        commands={commands}
        issuer={issuer}
        helpHref={paths.deliveryReturns()}
        onDownloadReceipt={(orderNo) => download(orderNo)}
      />
    </PageFrame>
  );
}
