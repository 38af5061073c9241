/** The page's complete style: it belongs to no shop, so it uses no shop's tokens. */
export const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:24px;background:#eef1f6;color:#16202e;
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:420px;padding:32px;background:#fff;border-radius:16px;
box-shadow:0 1px 2px #16202e1a,0 12px 40px #16202e1f}
.badge{display:inline-block;padding:4px 12px;border-radius:999px;background:#fdf0d2;color:#6b4700;
font-size:13px;font-weight:600}
h1{margin:20px 0 16px;font-size:44px;line-height:1.1;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
h1.plain{font-size:26px}
dl{margin-bottom:28px;border-top:1px solid #dde3ec}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid #dde3ec}
dt{color:#55627a}
dd{text-align:end;font-weight:600;overflow-wrap:anywhere}
.number{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:14px;font-weight:500}
form{display:grid;gap:12px}
button,a.pay{display:block;width:100%;min-height:48px;padding:12px 16px;border:1px solid transparent;
border-radius:10px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.pay{background:#1d4fd8;color:#fff}.pay:hover{background:#173fae}
.fail{background:#fff;border-color:#c9d1de;color:#9c1c1c}.fail:hover{background:#fdf3f3}
.abandon{background:none;color:#3d4a61}.abandon:hover{background:#eef1f6}
:focus-visible{outline:2px solid #16202e;outline-offset:2px}
.state{margin-bottom:24px}
.note{margin-top:24px;font-size:13px;color:#55627a}
@media (max-width:380px){main{padding:24px 20px}h1{font-size:36px}}
`;
