// Before packing or publishing: npm would leave `workspace:`, `catalog:` and source exports in the
// manifest, since only pnpm applies `publishConfig.exports`.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack and publish this package with pnpm: `npx pnpm pack`. npm would leave the versions and exports of the workspace in it.',
  );
  process.exitCode = 1;
}
