import { useRouter, type AnyRoute } from '@tanstack/react-router';
import { currentUser, mayOpen } from '#app/session.ts';

/** Whether the user may open an address of this app. */
export function useMayOpen(): (address: string) => boolean {
  const { routesById } = useRouter();
  return (address) => {
    const [path] = address.split('?');
    const route = (Object.values(routesById) as AnyRoute[]).find(
      ({ fullPath, options: { staticData } }) =>
        fullPath.replace(/\/$/, '') === path && staticData?.title !== undefined,
    );
    return route !== undefined && mayOpen(route.options.staticData?.needs, currentUser());
  };
}
