/** What is no word and still is tried first: rows of keys, counting, and words written with digits. */
export const typedFirst = `
password passwords passwort motdepasse contrasena wachtwoord senha parola p4ssword passw0rd pa55word pa55w0rd pword passwd pass
12345678 123456789 1234567890 0123456789 01234567 87654321 987654321 9876543210 0987654321 11223344 12341234 123123123 12121212
123456123 123654789 147258369 159357456 159753456 741852963 789456123 147852369 963852741 1122334455 10203040 102030405060 19641964
20262026 20252025 20242024 20232023 20222022 20212021 20202020 19901990 19951995 20002000 20102010 12312312 12345123 123451234
24101964 24october 24oct1964 260260260 26097 260977 260966 260955 260971 0977 0966 0955 097797797 0977000000
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz azerty azertyui azertyuiop asdf asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm
zxcvbnmasdf qazwsx qazwsxedc wsxedc edcrfv rfvtgb 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 xsw2zaq1 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc asdqwe123 qweqwe qweqweqwe asdasd asdasdasd zxczxc zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz
poiuy lkjhg 1234qwer qwer1234 asdf1234 abcd1234 abc12345 abc123abc a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 1a2b3c4d 123abc123
abcdef abcdefg abcdefgh abcdefghi abcdefghij zyxwvu aaaa aaaaaaaa bbbb xxxx xxxxxxxx zzzz qqqq wwww blink182 bond007 agent007
trustno1 ncc1701 thx1138 r2d2c3po area51 catch22 route66 lucky777 michael1 jordan23 lebron23 ronaldo7 messi10 kobe24
iloveyou iloveu ilove loveyou letmein welcome changeme admin administrator root secret monkey dragon master shadow sunshine princess
tenmiles tenmilesschool tenmileslusaka portal parentportal enrollment enrolment enrollment2026 office thedesk desk staffroom tuckshop
`;
