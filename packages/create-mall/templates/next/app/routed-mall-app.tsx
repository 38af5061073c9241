'use client';
import { useRouter } from 'next/navigation';
import { MallApp, type MallAppProps } from '../mall/mall-app';

/** Here, because a server component cannot pass a function on. */
export function RoutedMallApp(props: Omit<MallAppProps, 'navigate'>) {
  const router = useRouter();
  return <MallApp {...props} navigate={(href) => router.push(href)} />;
}
